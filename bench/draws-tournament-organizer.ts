// tournament-organizer at the tasks of the draw bench.
import TournamentOrganizer from 'tournament-organizer';
import { fieldOf } from './draws-field.ts';
import type { Peer } from './draws-peers.ts';
import { contender } from './side-by-side.ts';
import type { Contender } from './side-by-side.ts';

type Format = 'single-elimination' | 'double-elimination';
type Tournament = ReturnType<TournamentOrganizer['createTournament']>;

/** A tournament with its players entered and not yet drawn. */
const entered = (entrants: number, format: Format): Tournament => {
  const tournament = new TournamentOrganizer().createTournament('Event', {
    stageOne: { format },
    scoring: { bestOf: 3 },
  });
  for (const { name, id } of fieldOf(entrants, 0)) tournament.createPlayer(name, id);
  return tournament;
};

const drawing = (entrants: number, format: Format): Contender =>
  contender(
    () => entered(entrants, format),
    (tournament) => {
      tournament.startTournament();
      return tournament;
    },
  );

const drawn = (entrants: number): Tournament => {
  const tournament = entered(entrants, 'single-elimination');
  tournament.startTournament();
  return tournament;
};

const oneResult = (entrants: number): Contender =>
  contender(
    () => {
      const tournament = drawn(entrants);
      return { tournament, match: tournament.getActiveMatches()[0]?.getId() ?? '' };
    },
    ({ tournament, match }) => tournament.enterResult(match, 2, 0),
  );

const wholeDraw = (entrants: number): Contender =>
  contender(
    () => drawn(entrants),
    (tournament) => {
      let results = 0;
      for (let open = tournament.getActiveMatches(); open.length > 0; open = tournament.getActiveMatches())
        for (const match of open) {
          tournament.enterResult(match.getId(), 2, 0);
          results += 1;
        }
      return results === entrants - 1;
    },
  );

/** The small peer. */
export const tournamentOrganizer = (): Peer => ({
  name: 'tournament-organizer 4.1.1',
  tasks: {
    draw32: drawing(32, 'single-elimination'),
    draw128: drawing(116, 'single-elimination'),
    double32: drawing(32, 'double-elimination'),
    result32: oneResult(32),
    result128: oneResult(116),
    play32: wholeDraw(32),
    play128: wholeDraw(116),
  },
  leavesOut: [
    'groups and their standings: one table for everybody only',
    'draws: no lot, no seed blocks, no clubs apart; byes are matches left out',
    'results: games won without sets, no retirement or walkover, no list of consequences',
  ],
});
