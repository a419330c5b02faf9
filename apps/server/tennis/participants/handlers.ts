// Entries and groups of a tournament (§7; D26, D28, D30).
import { blankToNull, type participantRoutes } from '@tennis/contract';
import { isPairType, type Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { hasPublishedDraw, isInPublishedDraw } from '../drawn.ts';
import { holdsPlace } from '../entries.ts';
import { areSame, entryTimes, notedByOrganisers, storedTimes, withoutSide } from '../entry-times.ts';
import { stopSeeking } from '../partner-requests.ts';
import { fillPlaces, holdPlaces, isFull, nextWaiting } from '../waiting-list.ts';
import { checkGroup } from '../groups.ts';
import type { Handlers } from '../../http/handler.ts';
import { FORMER_PLAYER } from '../../access/names.ts';
import type { StoredTournament } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { checkInHandlers } from './check-in.ts';
import { overruleAgain, overruleOf } from './overrule.ts';
import { presentGroup } from './present.ts';
import { presenter, readParticipant } from './read.ts';
import { forgetUnused } from './made-for.ts';
import { findNamedPartner, joinNamed } from './named-partner.ts';
import { revisePerson } from './revise.ts';
import { seedingHandlers } from './seeding.ts';
import { refuseSeedsOfDrawn } from './seeds-of-drawn.ts';
import { settleSides } from './sides.ts';
import {
  deleteParticipant,
  findEntered,
  findParticipant,
  findSeed,
  hasMatches,
  insertGroup,
  insertParticipant,
  listGroups,
  listParticipants,
  updateParticipant,
} from './store.ts';

async function checkSeed(tx: Tx, tournamentId: number, seed: number | null | undefined, exceptId?: number) {
  if (seed === null || seed === undefined) return;
  const holder = await findSeed(tx, tournamentId, seed);
  if (holder !== undefined && holder.id !== exceptId) throw new Refused({ type: 'taken', what: 'seed' });
}

function refuseWhenClosed(tournament: StoredTournament): void {
  if (tournament.status === 'completed') {
    refuseConflict(because('completedParticipants'));
  }
}

const isGiven = (value: number | null | undefined): boolean => value !== null && value !== undefined;

/** An entry as it is now, for a repeated write of it. */
const readAgain = ({
  tx,
  tournament,
  id,
  caller,
  now,
}: {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly id: number;
  readonly caller: Caller;
  readonly now: Date;
}) => readParticipant(tx, tournament, id, caller, now);

export const participantHandlers: Handlers<Omit<typeof participantRoutes, 'importParticipants'>> = {
  listParticipants: async ({ tx, tournament, caller, now }) => {
    const present = await presenter(tx, tournament, { caller, now });
    return (await listParticipants(tx, tournament.id)).map(present);
  },

  addParticipant: {
    write: async ({ tx, tournament, body, caller, now }) => {
      refuseWhenClosed(tournament);
      const isPair =
        body.partnerUserId !== undefined ||
        body.partnerName !== undefined ||
        body.partnerPersonId !== undefined;
      if (isPair && !isPairType(tournament.type)) {
        refuseField('partnerName', because('partnerNotTaken'));
      }
      if (!isPair && isGiven(body.partnerBirthYear))
        refuseField('partnerBirthYear', because('partnerMissing'));
      const userIds = [body.userId, body.partnerUserId].filter((id) => id !== undefined);
      if (userIds.length === 2 && userIds[0] === userIds[1]) {
        refuseField('partnerUserId', because('partnerIsPlayer'));
      }
      await holdPlaces(tx, tournament.id);
      const waits = await isFull(tx, tournament);
      if (waits && body.mayWait !== true)
        refuseConflict(because('tournamentFull', { most: tournament.max_participants }));
      const [player, partner] = await settleSides(
        tx,
        tournament,
        caller,
        [
          { ...body, fields: { userId: 'userId', personId: 'personId' } },
          {
            userId: body.partnerUserId,
            personId: body.partnerPersonId,
            name: body.partnerName,
            birthYear: body.partnerBirthYear,
            fields: { userId: 'partnerUserId', personId: 'partnerPersonId' },
          },
        ],
        now,
      );
      const sides = [player, partner];
      const accounts = sides.flatMap(({ userId }) => userId ?? []);
      const people = sides.flatMap(({ personId, isNew }) => (isNew ? [] : (personId ?? [])));
      if (await findEntered(tx, tournament.id, accounts, people))
        throw new Refused({ type: 'taken', what: 'entry' });
      if (isGiven(body.seed)) await refuseSeedsOfDrawn(tx, tournament.id);
      await checkSeed(tx, tournament.id, body.seed);
      if (isGiven(body.groupId) && (await hasPublishedDraw(tx, tournament.id)))
        refuseConflict(because('drawPublishedGroups'));
      await checkGroup(tx, tournament.id, body.groupId);
      const overrule = await overruleOf(tx, tournament, sides, {
        userId: caller.userId,
        isMeant: body.confirm === true,
        now,
      });
      const id = await insertParticipant(tx, {
        ...overrule,
        alternate: waits ? await nextWaiting(tx, tournament.id) : null,
        club_id: tournament.club_id,
        tournament_id: tournament.id,
        user_id: player.userId,
        name: player.name,
        person_id: player.personId,
        partner_user_id: partner.userId,
        partner_name: partner.name,
        partner_person_id: partner.personId,
        seed: body.seed ?? null,
        group_id: body.groupId ?? null,
        club: blankToNull(body.club),
        birth_year: body.birthYear ?? null,
        partner_birth_year: body.partnerBirthYear ?? null,
        created_at: now.toISOString(),
      });
      return readParticipant(tx, tournament, id, caller, now);
    },
    again: readAgain,
  },

  updateParticipant: {
    write: async ({ tx, tournament, params, body, caller, now, trail }) => {
      // If two people note times or name partners at once, the second sees what the first has done.
      if (body.times !== undefined || body.partnerPersonId !== undefined) await holdPlaces(tx, tournament.id);
      const participant = await findParticipant(tx, tournament.id, params.participantId);
      if (participant === undefined) throw new Refused({ type: 'not-found' });
      if (body.name !== undefined && participant.user_id !== null) {
        refuseField('name', because('nameOfAccount'));
      }
      if (body.name !== undefined && participant.name === FORMER_PLAYER)
        refuseField('name', because('nameErased'));
      if (body.partnerName !== undefined && participant.partner_name === FORMER_PLAYER) {
        refuseField('partnerName', because('nameErased'));
      }
      if (body.partnerName !== undefined && !isPairType(tournament.type)) {
        refuseField('partnerName', because('partnerNotTaken'));
      }
      if (body.partnerName !== undefined && participant.partner_user_id !== null) {
        refuseField('partnerName', because('nameOfPartnerAccount'));
      }
      const namedId = body.partnerPersonId;
      const named =
        namedId === undefined || namedId === participant.partner_person_id
          ? null
          : await findNamedPartner(tx, tournament, caller, participant, namedId);
      const partnerName = body.partnerName === undefined ? participant.partner_name : body.partnerName;
      const hasPartner = named !== null || participant.partner_user_id !== null || partnerName !== null;
      if (!hasPartner && isGiven(body.partnerBirthYear))
        refuseField('partnerBirthYear', because('partnerMissing'));
      if (body.seed !== undefined && body.seed !== participant.seed)
        await refuseSeedsOfDrawn(tx, tournament.id);
      await checkSeed(tx, tournament.id, body.seed, participant.id);
      const isMoved = body.groupId !== undefined && body.groupId !== participant.group_id;
      if (isMoved && (await hasPublishedDraw(tx, tournament.id)))
        refuseConflict(because('drawPublishedGroups'));
      await checkGroup(tx, tournament.id, body.groupId);
      const side = { entry: participant, clubId: tournament.club_id };
      const personId = await revisePerson(tx, {
        ...side,
        personId: participant.person_id,
        hasAccount: participant.user_id !== null,
        oldName: participant.name,
        oldYear: participant.birth_year,
        name: body.name,
        birthYear: body.birthYear,
      });
      const partnerPersonId =
        named?.person.id ??
        (await revisePerson(tx, {
          ...side,
          personId: participant.partner_person_id,
          hasAccount: participant.partner_user_id !== null,
          oldName: participant.partner_name,
          oldYear: participant.partner_birth_year,
          name: body.partnerName,
          birthYear: body.partnerBirthYear,
        }));
      const saysWho = [body.name, body.partnerName, namedId, body.birthYear, body.partnerBirthYear];
      // Their other entries may show another name from now on.
      trail.also = [
        ...(body.name === undefined && body.birthYear === undefined ? [] : [participant.person_id]),
        ...(body.partnerName === undefined && named === null && body.partnerBirthYear === undefined
          ? []
          : [participant.partner_person_id]),
      ].flatMap((id) => (id === null ? [] : [{ kind: 'person', id, version: null }]));
      const overrule = saysWho.some((one) => one !== undefined)
        ? await overruleAgain(
            tx,
            tournament,
            { entry: participant, personId, partnerPersonId },
            { userId: caller.userId, isMeant: body.confirm === true, now },
          )
        : {};
      // The director names the partner: nobody is asked any more.
      if (participant.seeks !== null && hasPartner) await stopSeeking(tx, [participant.id], now);
      const times = entryTimes(participant.times);
      if (body.timesSeen !== undefined && !areSame(body.timesSeen, times))
        refuseConflict(because('timesChanged'));
      const ofSides = [
        ...(personId === participant.person_id ? [] : (['player'] as const)),
        ...(partnerPersonId === participant.partner_person_id ? [] : (['partner'] as const)),
      ];
      // A new person has not said anything yet.
      const noted = ofSides.reduce(
        withoutSide,
        body.times === undefined ? times : notedByOrganisers(times, body.times),
      );
      await updateParticipant(tx, participant.id, {
        ...overrule,
        ...(personId === participant.person_id ? {} : { person_id: personId }),
        ...(partnerPersonId === participant.partner_person_id ? {} : { partner_person_id: partnerPersonId }),
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.partnerName === undefined ? {} : { partner_name: body.partnerName }),
        ...(body.seed === undefined ? {} : { seed: body.seed }),
        ...(body.groupId === undefined ? {} : { group_id: body.groupId }),
        ...(body.club === undefined ? {} : { club: blankToNull(body.club) }),
        ...(body.note === undefined ? {} : { note: blankToNull(body.note) }),
        ...(areSame(noted, times) && body.times === undefined ? {} : { times: storedTimes(noted) }),
        ...(body.birthYear === undefined ? {} : { birth_year: body.birthYear }),
        ...(body.partnerBirthYear === undefined ? {} : { partner_birth_year: body.partnerBirthYear }),
        // The year goes with the partner.
        ...(hasPartner && (named === null || isGiven(body.partnerBirthYear))
          ? {}
          : {
              partner_birth_year:
                named?.theirs.find(({ birth_year: year }) => year !== null)?.birth_year ?? null,
            }),
      });
      if (named !== null) {
        const changed = await joinNamed({ tx, tournament, caller, now }, participant.id, named);
        trail.also = [...trail.also, ...changed.map((id) => ({ kind: 'entry' as const, id, version: null }))];
      }
      const stays = new Set([personId, partnerPersonId]);
      const before = [participant.person_id, participant.partner_person_id];
      await forgetUnused(
        tx,
        participant,
        before.filter((id) => !stays.has(id)),
      );
      return readParticipant(tx, tournament, participant.id, caller, now);
    },
    again: readAgain,
  },

  ...checkInHandlers,
  ...seedingHandlers,

  removeParticipant: async ({ tx, tournament, params, now, trail }) => {
    const participant = await findParticipant(tx, tournament.id, params.participantId);
    if (participant === undefined) throw new Refused({ type: 'not-found' });
    if (await hasMatches(tx, tournament.id, participant.id)) {
      refuseConflict(because('participantHasMatch'));
    }
    // The draw keeps those who were replaced, too: they may come back, and its check names them.
    if (await isInPublishedDraw(tx, tournament.id, participant.id))
      refuseConflict(because('participantDrawn'));
    await holdPlaces(tx, tournament.id);
    const wasFull = holdsPlace(participant) && (await isFull(tx, tournament));
    await deleteParticipant(tx, participant.id);
    const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
    trail.also = promoted.map((id) => ({ kind: 'entry', id, version: null }));
    await forgetUnused(tx, participant, [participant.person_id, participant.partner_person_id]);
    return null;
  },

  listGroups: async ({ tx, tournament }) => (await listGroups(tx, tournament.id)).map(presentGroup),

  createGroup: {
    write: async ({ tx, tournament, body }) => {
      refuseWhenClosed(tournament);
      if (tournament.format === 'knockout') {
        refuseConflict(because('knockoutHasNoGroups'));
      }
      const name = blankToNull(body.name);
      const groups = await listGroups(tx, tournament.id);
      if (name !== null && groups.some((group) => group.name === name)) {
        throw new Refused({ type: 'taken', what: 'group name' });
      }
      return presentGroup(
        await insertGroup(tx, { club_id: tournament.club_id, tournament_id: tournament.id, name }),
      );
    },
    again: async ({ tx, tournament, id }) => {
      const group = (await listGroups(tx, tournament.id)).find((row) => row.id === id);
      if (group === undefined) throw new Refused({ type: 'not-found' });
      return presentGroup(group);
    },
  },
};
