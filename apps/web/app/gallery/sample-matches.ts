// Invented matches for the gallery: every state of a match, and knockouts of any size.
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import type { MatchFacts, StripSide } from '../../lib/match-facts.ts';

export interface SampleState {
  name: string;
  caption: string;
  match: MatchFacts;
}

const TBD: StripSide = { name: 'TBD', placeholder: true };

/** One match per state. */
export const SAMPLE_STATES: readonly SampleState[] = [
  {
    name: 'upcoming',
    caption: '2:00 PM, Court 1',
    match: {
      id: 1,
      sides: [{ name: 'Elif Demir' }, { name: 'Marcus Adeyemi', seed: 2 }],
      score: { sets: [] },
      phase: 'upcoming',
    },
  },
  {
    name: 'live',
    caption: 'Court 1',
    match: {
      id: 2,
      sides: [{ name: 'Tomás Herrera', seed: 4 }, { name: 'Hannah Brettschneider' }],
      score: { sets: [{ games: [6, 4] }, { games: [3, 5], open: true }], points: ['30', '40'], serving: 1 },
      phase: 'live',
    },
  },
  {
    name: 'completed',
    caption: 'Fri, Court 2',
    match: {
      id: 3,
      sides: [{ name: 'Priya Raman' }, { name: 'Jonas Lindqvist' }],
      score: { sets: [{ games: [6, 4] }, { games: [3, 6] }, { games: [7, 6], tiebreak: 4 }], winner: 0 },
      phase: 'completed',
    },
  },
  {
    name: 'retired',
    caption: 'Fri, Court 2',
    match: {
      id: 4,
      sides: [{ name: 'Daniel Whitaker' }, { name: 'Sofia Almeida' }],
      score: { sets: [{ games: [6, 3] }, { games: [2, 1], open: true }], winner: 0, outcome: 'ret.' },
      phase: 'completed',
    },
  },
  {
    name: 'walkover',
    caption: 'Fri',
    match: {
      id: 5,
      sides: [{ name: 'Elif Demir' }, { name: 'Oliver Strand' }],
      score: { sets: [], winner: 0, outcome: 'w.o.' },
      phase: 'completed',
    },
  },
  {
    name: 'cancelled',
    caption: 'Sat 4:00 PM, Court 3',
    match: {
      id: 6,
      sides: [{ name: 'Léo Marchetti' }, { name: 'Yuki Tanabe' }],
      score: { sets: [] },
      phase: 'cancelled',
    },
  },
  {
    name: 'to be decided',
    caption: 'Sun 10:00 AM, Court 2',
    match: {
      id: 7,
      sides: [{ ...TBD, origin: 'Winner of 11' }, TBD],
      score: { sets: [] },
      phase: 'upcoming',
    },
  },
  {
    name: 'bye',
    caption: 'Bye',
    match: {
      id: 8,
      sides: [
        { name: 'Nina Kovač', seed: 1 },
        { name: 'BYE', placeholder: true },
      ],
      score: { sets: [] },
      phase: 'bye',
    },
  },
  {
    name: 'conflict',
    caption: '2:30 PM, Court 4',
    match: {
      id: 9,
      sides: [{ name: 'Demir / Lindqvist' }, { name: 'Almeida / Marchetti' }],
      score: { sets: [] },
      phase: 'upcoming',
      notice: { tone: 'danger', text: 'Elif Demir is also on Court 1 at 2:30 PM' },
    },
  },
  {
    name: 'warning',
    caption: '4:45 PM, Court 5',
    match: {
      id: 10,
      sides: [{ name: 'Zoe Adler' }, { name: 'Mila Novak' }],
      score: { sets: [] },
      phase: 'upcoming',
      notice: { tone: 'warn', text: '45 min rest after semi final' },
    },
  },
  {
    name: 'saving',
    caption: '11:00 AM, Court 2',
    match: {
      id: 11,
      sides: [{ name: 'Ines Ferreira' }, { name: 'Ben Castell' }],
      score: { sets: [{ games: [4, 1] }, { games: [2, 4] }, { games: [10, 7] }], winner: 0 },
      phase: 'completed',
      saving: true,
    },
  },
  {
    name: 'long names',
    caption: '9:00 AM, Centre Court of the Riverside Tennis Club',
    match: {
      id: 12,
      sides: [
        {
          name: 'Marie-Antoinette von Hohenzollern-Sigmaringen / Aleksandra Wiśniewska-Brzęczyszczykiewicz',
          seed: 12,
        },
        { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Owen' },
      ],
      score: { sets: [{ games: [7, 6], tiebreak: 11 }, { games: [6, 7], tiebreak: 3 }, { games: [1, 0] }] },
      phase: 'live',
    },
  },
];

const FIRST = ['Nina', 'Priya', 'Tomás', 'Hannah', 'Daniel', 'Karim', 'Elif', 'Marcus', 'Yuki', 'Léo'];
const LAST = [
  'Kovač',
  'Raman',
  'Herrera',
  'Brettschneider',
  'Whitaker',
  'Haddad',
  'Demir',
  'Adeyemi',
  'Tanabe',
];

const nameOf = (line: number): string =>
  `${FIRST[line % FIRST.length] ?? ''} ${LAST[(line * 7 + Math.floor(line / 9)) % LAST.length] ?? ''}`;

/** A knockout of this many players. The first round is over and the next has begun; the upper line always wins. */
export function sampleKnockout(players: number): BracketFacts {
  let number = 0;
  let lines = Array.from({ length: players }, (_, line): StripSide => {
    const name = nameOf(line);
    return line % 16 === 0 ? { name, seed: line / 16 + 1 } : { name };
  });
  const rounds: BracketMatch[][] = [];
  for (let column = 0; lines.length > 1; column += 1) {
    const winners: StripSide[] = [];
    const slots = Array.from({ length: lines.length / 2 }, (_, slot): BracketMatch => {
      number += 1;
      const over = column === 0 || (column === 1 && slot === 0);
      const live = column === 1 && slot === 1;
      winners.push(over ? (lines[slot * 2] ?? TBD) : TBD);
      return {
        id: number,
        number,
        caption: over ? 'Fri, Court 2' : live ? 'Court 1' : 'Sun 10:00 AM, Court 1',
        sides: [lines[slot * 2] ?? TBD, lines[slot * 2 + 1] ?? TBD],
        score: over
          ? { sets: [{ games: [6, 4] }, { games: [7, 6], tiebreak: 5 }], winner: 0 }
          : { sets: live ? [{ games: [2, 3] }] : [] },
        phase: over ? 'completed' : live ? 'live' : 'upcoming',
        href: `/ui#match-${number}`,
      };
    });
    rounds.push(slots);
    lines = winners;
  }
  const facts = {
    rounds: rounds.map((slots, column) => ({ slots, day: column > 1 ? 'Sun, Sep 13' : undefined })),
  };
  if (players < 4) return facts;
  return {
    ...facts,
    thirdPlace: {
      id: number + 1,
      number: number + 1,
      caption: 'Sun 1:00 PM, Court 2',
      sides: [
        { ...TBD, origin: `Loser of ${number - 2}` },
        { ...TBD, origin: `Loser of ${number - 1}` },
      ],
      score: { sets: [] },
      phase: 'upcoming',
    },
  };
}
