// Setting, changing and clearing results: what follows, in words, and what is refused.
import { describe, expect, it } from 'vitest';
import { drawRoundRobin } from '../draws/round-robin.ts';
import { drawGroups } from '../draws/groups.ts';
import { entriesOf, codeLine, refusalOf, valueOf } from '../draws/fixtures.ts';
import { parseScore } from '../score/parse-score.ts';
import { gameSet } from '../score/score.ts';
import type { Score } from '../score/score.ts';
import { clearResult, setResult, settlePlaces, startProgress } from './results.ts';
import { bracketOf, played, playersIn, rebuilt, startOf, rankByWins } from './fixtures.ts';
import type { Change, MatchResult, Progress } from './progress.ts';

const TOP: MatchResult = { winner: 1, outcome: 'completed' };
const BOTTOM: MatchResult = { winner: 2, outcome: 'completed' };

const textsOf = (change: Change): string[] => change.consequences.map(({ news }) => codeLine(news));

/** Sets results by match number, counted from 1. */
const after = (progress: Progress, ...results: [number, MatchResult][]): Progress =>
  results.reduce((state, [match, result]) => valueOf(setResult(state, match - 1, result)).progress, progress);

const clearedFinal = (progress: Progress): Progress => valueOf(clearResult(progress, 6)).progress;

describe('startProgress', () => {
  it('[BY1] sends a player with a bye to their next match', () => {
    const progress = startOf('A - C D - F G H');
    expect([4, 5].map((match) => playersIn(progress, match))).toEqual(['A ?', 'F ?']);
    expect(progress.decisions).toEqual([1, 0, 2, 0, 0, 0, 0]);
  });

  it('[BY1] where two byes meet nobody comes out, and the next opponent advances', () => {
    const progress = startOf('A - - D - - G H', { type: 'consolation' });
    expect([2, 5, 8].map((match) => playersIn(progress, match))).toEqual(['- -', '- ?', '- ?']);
    expect(progress.decisions.slice(0, 3)).toEqual([1, 2, 3]);
    expect(playersIn(played(progress, 'G>H'), 5)).toBe('- G');
    expect(played(progress, 'G>H').decisions[5]).toBe(2);
  });

  it('builds the state from stored results in any order', () => {
    const draw = bracketOf('A B C D');
    const known = {
      results: [
        [2, TOP],
        [0, BOTTOM],
        [1, TOP],
      ] as const,
    };
    expect(valueOf(startProgress(draw, known))).toEqual(played(startOf('A B C D'), 'B>A C>D B>C'));
  });

  it('refuses results that cannot be', () => {
    const draw = bracketOf('A B C -');
    const refusal = (match: number, result: MatchResult) =>
      refusalOf(startProgress(draw, { results: [[match, result]] }));
    expect(codeLine(refusal(2, TOP))).toBe('not_ready match=final');
    expect(codeLine(refusal(1, TOP))).toBe('not_played match=semi-final(2) side=bye');
    expect(codeLine(refusal(3, TOP))).toBe('no_such_match number=4');
    expect(refusal(0, { winner: null, outcome: 'retired' }).code).toBe('winner_missing');
  });
});

describe('setResult', () => {
  it('says who wins, who moves where and who is out', () => {
    const first = valueOf(setResult(startOf('A B C D'), 0, { winner: 2, outcome: 'retired' }));
    expect(textsOf(first)).toEqual([
      'result-entered match=semi-final(1) result=retired(B, A)',
      'wins match=semi-final(1) name=B',
      'moves-in match=final name=B',
      'ends-on-places name=A best=3 worst=4',
    ]);
    expect(first.consequences).toEqual([
      {
        kind: 'result',
        match: 0,
        before: null,
        after: { winner: 2, outcome: 'retired' },
        news: expect.anything(),
      },
      { kind: 'decision', match: 0, before: 0, after: 2, news: expect.anything() },
      { kind: 'slot', match: 2, side: 1, before: -1, after: 1, news: expect.anything() },
      { kind: 'place', entry: 0, before: null, after: [3, 4], news: expect.anything() },
    ]);
    expect(first.overwritten).toEqual([]);
  });

  it('ends with two places in the final', () => {
    const final = valueOf(setResult(played(startOf('A B C D'), 'A>B C>D'), 2, TOP));
    expect(textsOf(final)).toEqual([
      'result-entered match=final result=completed(A, C)',
      'wins match=final name=A',
      'ends-on-place name=A place=1',
      'ends-on-place name=C place=2',
    ]);
  });

  it.each([
    [{ winner: 1, outcome: 'completed' }, 'result-entered match=final result=completed(A, B)'],
    [{ winner: 1, outcome: 'retired' }, 'result-entered match=final result=retired(A, B)'],
    [{ winner: 2, outcome: 'walkover' }, 'result-entered match=final result=walkover(B, A)'],
    [{ winner: 2, outcome: 'defaulted' }, 'result-entered match=final result=defaulted(B, A)'],
    [{ winner: null, outcome: 'double_walkover' }, 'result-entered match=final result=double_walkover(A, B)'],
    [{ winner: null, outcome: 'double_default' }, 'result-entered match=final result=double_default(A, B)'],
    [{ winner: null, outcome: 'abandoned' }, 'result-entered match=final result=abandoned(A, B)'],
    [{ winner: null, outcome: 'cancelled' }, 'result-entered match=final result=cancelled(A, B)'],
  ] as const)('[OU1] %o', (result, text) => {
    expect(textsOf(valueOf(setResult(startOf('A B'), 0, result)))[0]).toBe(text);
  });

  it('[OU1] a double walkover sends nobody on, and the next opponent gets a walkover', () => {
    const double = valueOf(setResult(startOf('A B C D'), 0, { winner: null, outcome: 'double_walkover' }));
    expect(textsOf(double)).toEqual([
      'result-entered match=semi-final(1) result=double_walkover(A, B)',
      'nobody-advances match=semi-final(1)',
      'nobody-comes match=final',
      'ends-on-places name=A best=3 worst=4',
      'ends-on-places name=B best=3 worst=4',
    ]);
    expect(textsOf(valueOf(setResult(double.progress, 1, TOP)))).toEqual([
      'result-entered match=semi-final(2) result=completed(C, D)',
      'wins match=semi-final(2) name=C',
      'advances match=final name=C',
      'moves-in match=final name=C',
      'ends-on-place name=C place=1',
      'ends-on-places name=D best=3 worst=4',
    ]);
  });

  it('[OU1] a double default in both halves leaves nobody for the final', () => {
    const double: MatchResult = { winner: null, outcome: 'double_default' };
    const progress = after(startOf('A B C D'), [1, double], [2, double]);
    expect([progress.decisions[2], playersIn(progress, 2)]).toEqual([3, '0 0']);
  });

  it('[OU1] abandoned or cancelled has no winner: the bracket waits', () => {
    const change = valueOf(setResult(startOf('A B C D'), 0, { winner: null, outcome: 'abandoned' }));
    expect(textsOf(change)).toEqual([
      'result-entered match=semi-final(1) result=abandoned(A, B)',
      'no-winner match=semi-final(1)',
    ]);
    expect(playersIn(change.progress, 2)).toBe('? ?');
  });

  it('changes a result, the score alone or everything after it', () => {
    const score = { sets: [], ending: null };
    const progress = played(startOf('A B C D'), 'A>B');
    expect(textsOf(valueOf(setResult(progress, 0, { ...TOP, score })))).toEqual([
      'result-changed match=semi-final(1) result=completed(A, B) before=completed(A, B)',
    ]);
    expect(textsOf(valueOf(setResult(progress, 0, BOTTOM)))).toEqual([
      'result-changed match=semi-final(1) result=completed(B, A) before=completed(A, B)',
      'wins match=semi-final(1) name=B',
      'takes-place match=final name=B before=A',
      'ends-on-places name=A best=3 worst=4',
      'still-in name=B',
    ]);
    const retired = valueOf(setResult(progress, 0, { winner: 1, outcome: 'retired' }));
    expect(textsOf(retired)).toEqual([
      'result-changed match=semi-final(1) result=retired(A, B) before=completed(A, B)',
    ]);
    const same = valueOf(setResult(progress, 0, { ...TOP }));
    expect(same).toEqual({ progress, consequences: [], overwritten: [] });
    expect(same.progress).toBe(progress);
  });

  it('[D14] a result falls with its lower player as well', () => {
    const progress = played(startOf('A B C D'), 'A>B C>D A>C');
    expect(textsOf(valueOf(clearResult(progress, 1, { confirm: true })))).toContain(
      'waits-again match=final',
    );
    expect(refusalOf(setResult(progress, 1, BOTTOM)).overwritten).toEqual([2]);
    const changed = valueOf(setResult(progress, 1, BOTTOM, { confirm: true })).progress;
    expect(playersIn(changed, 2)).toBe('A D');
    expect(changed.results[2]).toBeNull();
  });

  it('[D14] refuses what would overwrite a played match, and does it when confirmed', () => {
    const progress = played(startOf('A B C D E F G H'), 'A>B C>D E>F G>H A>C E>G A>E');
    const refused = refusalOf(setResult(progress, 0, BOTTOM));
    expect([refused.type, codeLine(refused), refused.overwritten]).toEqual([
      'progress',
      'overwrites_played matches=[semi-final(5), final]',
      [4, 6],
    ]);
    const confirmed = valueOf(setResult(progress, 0, BOTTOM, { confirm: true }));
    expect(confirmed.consequences).toEqual(refused.consequences);
    expect(confirmed.overwritten).toEqual([4, 6]);
    expect(textsOf(confirmed)).toEqual([
      'result-changed match=quarter-final(1) result=completed(B, A) before=completed(A, B)',
      'result-removed match=semi-final(5) result=completed(A, C)',
      'result-removed match=final result=completed(A, E)',
      'wins match=quarter-final(1) name=B',
      'open-again match=semi-final(5)',
      'waits-again match=final',
      'takes-place match=semi-final(5) name=B before=A',
      'leaves match=final name=A',
      'ends-on-places name=A best=5 worst=8',
      'still-in name=B',
      'still-in name=C',
      'still-in name=E',
    ]);
    expect(codeLine(refusalOf(setResult(played(startOf('A B C D'), 'A>B C>D A>C'), 0, BOTTOM)))).toBe(
      'overwrites_played matches=[final]',
    );
  });

  describe('[OU2] a winner whom the score contradicts', () => {
    const score = valueOf(parseScore('6-0 6-0'));
    const wrong: MatchResult = { winner: 2, outcome: 'completed', score };

    it('is refused with what would follow, and entered when confirmed', () => {
      const progress = startOf('A B C D');
      const refused = refusalOf(setResult(progress, 0, wrong));
      expect([codeLine(refused), refused.overwritten]).toEqual([
        'contradicts_score contradiction=winner-differs matches=[]',
        [],
      ]);
      const confirmed = valueOf(setResult(progress, 0, wrong, { confirm: true }));
      expect(confirmed.progress.decisions[0]).toBe(2);
      expect(confirmed.consequences).toEqual(refused.consequences);
      expect(setResult(confirmed.progress, 0, wrong)).toMatchObject({ ok: true });
      const known = { results: [[0, wrong]] as const };
      expect(valueOf(startProgress(progress.draw, known)).decisions[0]).toBe(2);
    });

    it('says in the same answer what it would overwrite', () => {
      const refused = refusalOf(setResult(played(startOf('A B C D'), 'A>B C>D A>C'), 0, wrong));
      expect([codeLine(refused), refused.overwritten]).toEqual([
        'contradicts_score contradiction=winner-differs matches=[final]',
        [2],
      ]);
    });

    it('may have been behind when the other one could not go on, but not be that one', () => {
      const progress = startOf('A B');
      for (const outcome of ['retired', 'defaulted', 'walkover'] as const) {
        expect(setResult(progress, 0, { ...wrong, outcome }).ok).toBe(true);
      }
      const [other, self] = ([1, 2] as const).map((by): MatchResult => {
        const ended = { ...score, ending: { kind: 'retired', by } as const };
        return { winner: 2, outcome: 'retired', score: ended };
      });
      expect(setResult(progress, 0, other ?? TOP).ok).toBe(true);
      expect(refusalOf(setResult(progress, 0, self ?? TOP)).code).toBe('contradicts_score');
    });
  });

  it('[D14] protects a match that is under way', () => {
    const progress = played(startOf('A B C D'), 'A>B C>D');
    const refused = refusalOf(setResult(progress, 0, BOTTOM, { started: [1, 2] }));
    expect([refused.code, refused.overwritten]).toEqual(['overwrites_played', [2]]);
    expect(valueOf(setResult(progress, 0, BOTTOM, { started: [2], confirm: true })).overwritten).toEqual([2]);
    expect(valueOf(setResult(progress, 0, BOTTOM, { started: [1] })).overwritten).toEqual([]);
    expect(
      valueOf(setResult(progress, 0, BOTTOM, { started: [2], confirm: true })).progress.results[2],
    ).toBeNull();
    const lower = played(startOf('A B C D'), 'A>B C>D');
    expect(refusalOf(setResult(lower, 1, BOTTOM, { started: [2] })).overwritten).toEqual([2]);
    const long = played(startOf('A B C D E F G H'), 'A>B C>D E>F G>H A>C E>G A>E');
    expect(
      refusalOf(clearResult(played(clearedFinal(long), 'A>E'), 0, { started: [4] })).overwritten,
    ).toEqual([4, 6]);
    expect(refusalOf(setResult(clearedFinal(long), 0, BOTTOM, { started: [6] })).overwritten).toEqual([4, 6]);
    const consoled = played(startOf('A B C D E F G H', { type: 'consolation' }), 'A>B C>D B>D');
    expect(refusalOf(setResult(consoled, 0, BOTTOM, { started: [4] })).overwritten).toEqual([4, 7]);
    const over = played(progress, 'A>C');
    expect(refusalOf(setResult(over, 0, BOTTOM, { started: [2] })).overwritten).toEqual([2]);
  });

  it('refuses a match that is not there, not ready, or a result without sense', () => {
    const progress = startOf('A - C D', { type: 'double_elimination' });
    const refusal = (match: number, result: MatchResult) => {
      const refused = refusalOf(setResult(progress, match, result));
      const { type, consequences, overwritten } = refused;
      expect([type, consequences, overwritten]).toEqual(['progress', [], []]);
      return codeLine(refused);
    };
    expect(refusal(99, TOP)).toBe('no_such_match number=100');
    expect(refusal(-1, TOP)).toBe('no_such_match number=0');
    expect(refusal(0, TOP)).toBe('not_played match=semi-final(1, winners) side=bye');
    expect(refusal(2, TOP)).toBe('not_ready match=final(winners)');
    expect(refusal(1, { winner: null, outcome: 'completed' })).toBe('winner_missing outcome=completed');
    expect(refusal(1, { winner: null, outcome: 'walkover' })).toBe('winner_missing outcome=walkover');
    expect(refusal(1, { winner: null, outcome: 'defaulted' })).toBe('winner_missing outcome=defaulted');
    expect(refusal(1, { winner: 1, outcome: 'double_walkover' })).toBe(
      'winner_given outcome=double_walkover',
    );
    expect(refusal(1, { winner: 2, outcome: 'cancelled' })).toBe('winner_given outcome=cancelled');
  });

  it('shares what did not change', () => {
    const progress = startOf('A B C D');
    const next = played(progress, 'A>B');
    expect(next.draw).toBe(progress.draw);
    expect(next.withdrawn).toBe(progress.withdrawn);
    expect(next.settled).toBe(progress.settled);
    expect(progress.decisions).toEqual([0, 0, 0]);
  });
});

const tableOfTwo = () =>
  valueOf(
    startProgress(valueOf(drawRoundRobin(entriesOf(2), { matchesPerParticipant: 1, randomSeed: 1 })), {
      rank: rankByWins,
    }),
  );

describe('a match that was completed level', () => {
  const score: Score = { sets: [gameSet(3, 3)], ending: null };
  const level = { winner: null, outcome: 'completed', score } as const;
  it('[SC8] counts in a table', () => {
    const change = valueOf(setResult(tableOfTwo(), 0, level));
    expect(change.progress.orders).toEqual([[0, 1]]);
    expect(rebuilt(change.progress)).toEqual(change.progress);
    expect(textsOf(change)[0]).toBe('result-entered match=only(round-robin) result=level(P2, P1)');
  });

  it('[OU1] needs a level score there, and a winner in a bracket', () => {
    const won: Score = { sets: [gameSet(4, 3)], ending: null };
    expect(refusalOf(setResult(tableOfTwo(), 0, { winner: null, outcome: 'completed' })).code).toBe(
      'winner_missing',
    );
    expect(refusalOf(setResult(tableOfTwo(), 0, { ...level, score: won })).code).toBe('winner_missing');
    expect(refusalOf(setResult(startOf('A B'), 0, level)).code).toBe('winner_missing');
  });
});

describe('clearResult', () => {
  it('opens the match again', () => {
    expect(textsOf(valueOf(clearResult(played(startOf('A B C D'), 'A>B'), 0)))).toEqual([
      'result-removed match=semi-final(1) result=completed(A, B)',
      'open-again match=semi-final(1)',
      'leaves match=final name=A',
      'still-in name=B',
    ]);
  });

  it('[D14] refuses while a later match is played', () => {
    const progress = played(startOf('A B C D'), 'A>B C>D A>C');
    expect(refusalOf(clearResult(progress, 0)).overwritten).toEqual([2]);
    expect(valueOf(clearResult(progress, 0, { confirm: true })).progress).toEqual(
      played(startOf('A B C D'), 'C>D'),
    );
  });

  it('refuses where there is nothing to clear', () => {
    expect(refusalOf(clearResult(startOf('A B'), 0))).toMatchObject({
      code: 'no_result',
      match: { code: 'final', stage: null },
    });
    expect(refusalOf(clearResult(startOf('A B'), 7))).toMatchObject({ code: 'no_such_match', number: 8 });
  });
});

const finalists = () => played(startOf('A B C D', { type: 'double_elimination' }), 'A>B C>D A>C B>D C>B');

describe('the second final of a double elimination', () => {
  it('is not needed when the unbeaten wins', () => {
    const change = valueOf(setResult(finalists(), 5, TOP));
    expect(textsOf(change)).toEqual([
      'result-entered match=round(1, 1, grand-final) result=completed(A, C)',
      'wins match=round(1, 1, grand-final) name=A',
      'not-needed match=round(2, 1, grand-final)',
      'becomes-bye match=round(2, 1, grand-final)',
      'becomes-bye match=round(2, 1, grand-final)',
      'ends-on-place name=A place=1',
      'ends-on-place name=C place=2',
    ]);
    expect(codeLine(refusalOf(setResult(change.progress, 6, TOP)))).toBe(
      'not_needed match=round(2, 1, grand-final)',
    );
  });

  it('is played when the unbeaten player loses, each on the same side', () => {
    const progress = valueOf(setResult(finalists(), 5, BOTTOM)).progress;
    expect([5, 6].map((match) => playersIn(progress, match))).toEqual(['A C', 'A C']);
    expect(progress.decisions[6]).toBe(0);
  });

  it('[OU1] has nobody after a double walkover', () => {
    const progress = valueOf(
      setResult(finalists(), 5, { winner: null, outcome: 'double_walkover' }),
    ).progress;
    expect([playersIn(progress, 6), progress.decisions[6]]).toEqual(['0 0', 3]);
    expect(codeLine(refusalOf(setResult(progress, 6, TOP)))).toBe(
      'not_played match=round(2, 1, grand-final) side=nobody',
    );
    expect(textsOf(valueOf(clearResult(progress, 5)))).toContain('place-open match=round(2, 1, grand-final)');
  });
});

const consolationStart = () => startOf('A - C D E F - H', { type: 'consolation' });

describe('consolation of first-match losers', () => {
  it('takes those who lose their first match: in round 1, or in round 2 after a bye', () => {
    const early = played(consolationStart(), 'C>D E>F');
    expect([7, 8].map((match) => playersIn(early, match))).toEqual(['? D', 'F ?']);
    const late = played(early, 'C>A');
    expect(playersIn(late, 7)).toBe('A D');
    expect(textsOf(valueOf(setResult(early, 4, BOTTOM)))).toEqual([
      'result-entered match=semi-final(5) result=completed(C, A)',
      'wins match=semi-final(5) name=C',
      'moves-in match=final name=C',
      'moves-in match=semi-final(8, consolation) name=A',
    ]);
  });

  it('leaves a bye where a player who had one wins their first match', () => {
    const progress = played(consolationStart(), 'C>D A>C');
    expect(playersIn(progress, 7)).toBe('- D');
    expect(progress.decisions[7]).toBe(2);
  });

  it('[SB2] a walkover win counts as played: losing the next match is the end', () => {
    const walkover = valueOf(setResult(consolationStart(), 1, { winner: 1, outcome: 'walkover' })).progress;
    expect(playersIn(walkover, 7)).toBe('? D');
    const lost = valueOf(setResult(walkover, 4, TOP));
    expect(textsOf(lost)).toContain('ends-on-places name=C best=3 worst=4');
    expect(playersIn(lost.progress, 7)).toBe('- D');
  });

  it('[OU1] double walkovers leave nobody for it', () => {
    const double: MatchResult = { winner: null, outcome: 'double_walkover' };
    const first = valueOf(setResult(consolationStart(), 1, double)).progress;
    expect(playersIn(first, 7)).toBe('- 0');
    expect(playersIn(first, 4)).toBe('A 0');
    expect(playersIn(first, 9)).toBe('0 ?');
    const mirrored = startOf('- B C D E F - H', { type: 'consolation' });
    const upper = after(mirrored, [2, double]);
    expect([playersIn(upper, 7), playersIn(upper, 9)]).toEqual(['- 0', '0 ?']);
    const lower = after(startOf('A B - D E F - H', { type: 'consolation' }), [1, double]);
    expect([playersIn(lower, 7), playersIn(lower, 9)]).toEqual(['0 -', '0 ?']);
    const second = after(played(consolationStart(), 'C>D'), [5, double]);
    expect(playersIn(second, 7)).toBe('0 D');
    const open = after(played(consolationStart(), 'C>D'), [5, { winner: null, outcome: 'cancelled' }]);
    expect(playersIn(open, 7)).toBe('? D');
  });

  it('[BY1] two byes meet there when both who rested win', () => {
    const progress = played(startOf('A - - D E F G H', { type: 'consolation' }), 'A>D');
    expect(playersIn(progress, 7)).toBe('- D');
    const sixteen = startOf('A - C - E - G - I - K - M - O P', { type: 'consolation' });
    const semis = played(sixteen, 'A>C E>G');
    expect([15, 16].map((match) => playersIn(semis, match))).toEqual(['- C', '- G']);
  });
});

const groupStart = (rank: boolean) =>
  valueOf(
    startProgress(
      valueOf(drawGroups(entriesOf(6), { matchesPerParticipant: 2, progressing: 1, randomSeed: 1 })),
      rank ? { rank: rankByWins } : {},
    ),
  );
const wholeGroup = (progress: Progress, stage: number): Progress => {
  const { firstMatch = 0, matchCount = 0 } = progress.draw.structure.stages[stage] ?? {};
  return Array.from({ length: matchCount }, (_, index) => firstMatch + index).reduce(
    (state, match) => valueOf(setResult(state, match, TOP)).progress,
    progress,
  );
};
const finalOf = (progress: Progress) => progress.draw.structure.matches.length - 1;

describe('groups', () => {
  it('[RR2] send on their finishers once every match is decided', () => {
    const progress = wholeGroup(groupStart(true), 0);
    const winner = progress.orders[0]?.[0] ?? -1;
    expect(progress.orders[1]).toBeNull();
    expect(progress.slots.slice(finalOf(progress) * 2)).toContain(winner);
    const cleared = valueOf(clearResult(progress, 0)).progress;
    expect(cleared.orders[0]).toBeNull();
    expect(cleared.slots.slice(finalOf(progress) * 2)).toEqual([-1, -1]);
  });

  it('[RR2] without a ranking wait for the organiser', () => {
    const progress = wholeGroup(groupStart(false), 0);
    expect(progress.orders[0]).toBeNull();
    const order = rankByWins(progress, 0) ?? [];
    const settled = valueOf(settlePlaces(progress, 0, order));
    const names = order.map((entry) => progress.draw.entries[entry]?.name);
    expect(textsOf(settled)).toEqual([
      `order stage=group(1) order=[${names[0]}, ${names[1]}, ${names[2]}]`,
      `moves-in match=final name=${names[0]}`,
      `ends-on-places name=${names[1]} best=3 worst=4`,
      `ends-on-places name=${names[2]} best=5 worst=6`,
    ]);
    expect(textsOf(valueOf(settlePlaces(settled.progress, 0, null)))).toEqual([
      'order-open stage=group(1)',
      `leaves match=final name=${names[0]}`,
      `still-in name=${names[1]}`,
      `still-in name=${names[2]}`,
    ]);
    expect(valueOf(settlePlaces(settled.progress, 0, order)).consequences).toEqual([]);
  });

  it('forget the organiser’s order when a result changes, even by its score alone', () => {
    const progress = wholeGroup(groupStart(false), 0);
    const settled = valueOf(settlePlaces(progress, 0, rankByWins(progress, 0))).progress;
    const changed = valueOf(setResult(settled, 0, { ...TOP, score: { sets: [], ending: null } })).progress;
    expect([changed.settled[0], changed.orders[0]]).toEqual([null, null]);
    expect(settled.settled[0]).not.toBeNull();
  });

  it('announce an order only when it changes', () => {
    const progress = wholeGroup(groupStart(true), 0);
    const [first = 0, second = 0, third = 0] = progress.orders[0] ?? [];
    const rescored = valueOf(setResult(progress, 0, { ...TOP, score: { sets: [], ending: null } }));
    expect(rescored.consequences.map((one) => one.kind)).toEqual(['result']);
    const manual = valueOf(settlePlaces(progress, 0, [first, third, second]));
    expect(manual.consequences[0]).toMatchObject({
      kind: 'order',
      stage: 0,
      before: [first, second, third],
      after: [first, third, second],
    });
    expect(manual.consequences.map((one) => one.kind)).toEqual(['order', 'place', 'place']);
    const open = valueOf(clearResult(manual.progress, 0));
    expect(open.consequences.map((one) => one.kind)).toEqual([
      'result',
      'decision',
      'order',
      'slot',
      'place',
      'place',
    ]);
  });

  it('[D14] protect a knockout match that was played', () => {
    const both = wholeGroup(wholeGroup(groupStart(true), 0), 1);
    const final = valueOf(setResult(both, finalOf(both), TOP)).progress;
    const [first = 0, second = 0, third = 0] = final.orders[0] ?? [];
    const refused = refusalOf(settlePlaces(final, 0, [second, first, third]));
    expect([refused.code, refused.overwritten]).toEqual(['overwrites_played', [finalOf(both)]]);
    expect(valueOf(settlePlaces(final, 0, [first, third, second])).overwritten).toEqual([]);
  });

  it('refuse an order too early, of the wrong people, or of no group', () => {
    const progress = groupStart(false);
    expect(codeLine(refusalOf(settlePlaces(progress, 0, [0, 1, 2])))).toBe(
      'still_open match=round(1, 1, group(1))',
    );
    const full = wholeGroup(progress, 0);
    const order = rankByWins(full, 0) ?? [];
    const line = 'bad_order stage=group(1) entries=3';
    expect(codeLine(refusalOf(settlePlaces(full, 0, order.slice(1))))).toBe(line);
    expect(codeLine(refusalOf(settlePlaces(full, 0, [...order, 99])))).toBe(line);
    expect(codeLine(refusalOf(settlePlaces(full, 0, [...order.slice(1), ...order.slice(1, 2)])))).toBe(line);
    expect(codeLine(refusalOf(settlePlaces(full, 0, [...order.slice(1), 99])))).toBe(line);
    expect(refusalOf(settlePlaces(full, 1, order)).code).toBe('still_open');
    expect(codeLine(refusalOf(settlePlaces(full, 2, order)))).toBe('no_such_stage number=3');
    expect(refusalOf(settlePlaces(full, 9, order)).code).toBe('no_such_stage');
  });

  it('[OU1] count an abandoned match as decided', () => {
    const table = valueOf(drawRoundRobin(entriesOf(2), { matchesPerParticipant: 1, randomSeed: 1 }));
    const progress = valueOf(startProgress(table, { rank: rankByWins }));
    expect(valueOf(setResult(progress, 0, { winner: null, outcome: 'abandoned' })).progress.orders).toEqual([
      [0, 1],
    ]);
  });

  it('are rebuilt with the organiser’s order', () => {
    const progress = wholeGroup(groupStart(false), 0);
    const order = rankByWins(progress, 0) ?? [];
    const settled = valueOf(settlePlaces(progress, 0, order)).progress;
    const results = settled.results.flatMap((result, match) => (result ? [[match, result] as const] : []));
    expect(valueOf(startProgress(settled.draw, { results, settled: [[0, order]] }))).toEqual(settled);
  });
});
