// tods-competition-factory at the tasks of the draw bench: its synchronous engine, production build, policies of the ITF.
import { createRequire } from 'node:module';
import { env } from 'node:process';
import { fieldOf } from './draws-field.ts';
import type { Competitor } from './draws-field.ts';
import type { Peer } from './draws-peers.ts';
import { contender } from './side-by-side.ts';
import type { Contender } from './side-by-side.ts';

env['NODE_ENV'] = 'production';

interface MatchUp {
  readonly matchUpId: string;
  readonly structureId: string;
  readonly roundNumber: number;
  readonly matchUpStatus: string;
}

/** As much of the engine as the bench calls. */
interface Engine {
  reset(): unknown;
  newTournamentRecord(details: object): unknown;
  addParticipants(details: object): unknown;
  addEvent(details: object): unknown;
  addEventEntries(details: object): unknown;
  getTournament(): { readonly tournamentRecord: object };
  setState(record: object): unknown;
  generateDrawDefinition(details: object): { readonly drawDefinition: { readonly drawId: string } };
  addDrawDefinition(details: object): { readonly success?: boolean };
  allDrawMatchUps(details: object): { readonly matchUps: readonly MatchUp[] };
  setMatchUpStatus(details: object): { readonly success?: boolean };
  tallyParticipantResults(details: object): { readonly participantResults: object };
}

interface Factory {
  readonly tournamentEngine: Engine;
  readonly fixtures: { readonly policies: Readonly<Record<string, object>> };
}

const factory = createRequire(import.meta.url)('tods-competition-factory') as Factory;
const engine = factory.tournamentEngine;
const eventId = 'event';
const { POLICY_SEEDING_ITF: seeding, POLICY_AVOIDANCE_COUNTRY: avoidance } = factory.fixtures.policies;

const recordOf = (field: readonly Competitor[]): object => {
  engine.reset();
  engine.newTournamentRecord({ startDate: '2026-05-01', endDate: '2026-05-08' });
  engine.addParticipants({
    participants: field.map(({ id, name, club }) => ({
      participantId: id,
      participantName: name,
      participantType: 'INDIVIDUAL',
      participantRole: 'COMPETITOR',
      person: { standardGivenName: 'Player', standardFamilyName: name, nationalityCode: club },
    })),
  });
  engine.addEvent({ event: { eventId, eventName: 'Event', eventType: 'SINGLES' } });
  engine.addEventEntries({ eventId, participantIds: field.map(({ id }) => id) });
  return engine.getTournament().tournamentRecord;
};

/** Draws into the record that is the engine's state, and answers the draw's id. */
const draw = (field: readonly Competitor[], drawSize: number, options: object): string => {
  const seeded = field.filter(({ seed }) => seed !== undefined);
  const { drawDefinition } = engine.generateDrawDefinition({
    eventId,
    drawSize,
    automated: true,
    seedsCount: seeded.length,
    seededParticipants: seeded.map(({ id, seed }) => ({
      participantId: id,
      seedNumber: seed,
      seedValue: seed,
    })),
    policyDefinitions: { ...seeding, ...avoidance },
    ...options,
  });
  const added = engine.addDrawDefinition({ eventId, drawDefinition });
  if (added.success !== true) throw new Error('The factory did not draw');
  return drawDefinition.drawId;
};

const drawing = (field: readonly Competitor[], drawSize: number, options: object = {}): Contender => {
  const record = recordOf(field);
  return contender(
    () => engine.setState(record),
    () => draw(field, drawSize, options),
    true,
  );
};

const sets = [1, 2].map((setNumber) => ({ setNumber, side1Score: 6, side2Score: 4, winningSide: 1 }));

const win = (drawId: string, { matchUpId }: MatchUp): boolean =>
  engine.setMatchUpStatus({ drawId, matchUpId, outcome: { winningSide: 1, score: { sets } } }).success ===
  true;

/** A drawn record and its matches in the order in which they can be played, without those that have a bye. */
const drawn = (field: readonly Competitor[], drawSize: number, options: object = {}) => {
  engine.setState(recordOf(field));
  const drawId = draw(field, drawSize, options);
  const matchUps = engine
    .allDrawMatchUps({ drawId, inContext: true })
    .matchUps.filter(({ matchUpStatus }) => matchUpStatus !== 'BYE')
    .toSorted((a, b) => a.roundNumber - b.roundNumber);
  return { record: engine.getTournament().tournamentRecord, drawId, matchUps };
};

const playing = (field: readonly Competitor[], drawSize: number, results: number): Contender => {
  const { record, drawId, matchUps } = drawn(field, drawSize);
  return contender(
    () => engine.setState(record),
    () => matchUps.slice(0, results).every((matchUp) => win(drawId, matchUp)),
    true,
  );
};

const groups = { drawType: 'ROUND_ROBIN', structureOptions: { groupSize: 4 } };

const tallying = (): Contender => {
  const { drawId, matchUps } = drawn(fieldOf(32, 8), 32, groups);
  for (const matchUp of matchUps) win(drawId, matchUp);
  const played = engine.allDrawMatchUps({ drawId, inContext: true }).matchUps;
  const byGroup = [...Map.groupBy(played, ({ structureId }) => structureId).values()];
  return contender(
    () => byGroup,
    (tables) =>
      tables
        .map((table) => engine.tallyParticipantResults({ matchUps: table, matchUpFormat: 'SET3-S:6/TB7' }))
        .every(({ participantResults }) => Object.keys(participantResults).length === 4),
    true,
  );
};

/** The peer that knows most of tennis. */
export const competitionFactory = (): Peer => ({
  name: 'tods-competition-factory 6.38.0',
  tasks: {
    draw32: drawing(fieldOf(32, 8), 32),
    draw128: drawing(fieldOf(116, 32), 128),
    groups: drawing(fieldOf(32, 8), 32, groups),
    double32: drawing(fieldOf(32, 8), 32, { drawType: 'DOUBLE_ELIMINATION' }),
    result32: playing(fieldOf(32, 8), 32, 1),
    result128: playing(fieldOf(116, 32), 128, 1),
    play32: playing(fieldOf(32, 8), 32, Infinity),
    play128: playing(fieldOf(116, 32), 128, Infinity),
    standings: tallying(),
  },
  leavesOut: [
    'groups: no knockout is drawn with them; ours is',
    'draws: no number that repeats them',
    'results: no list of consequences before they are applied',
    'standings: shares are rounded before they are compared, and no place says what decided it',
  ],
});
