// Meetings (D47): the admins of a club join tournaments, and everybody reads them on one page.
import type { ListedMeeting, meetingRoutes } from '@tennis/contract';
import { canManageClub } from '@tennis/domain';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { publishesFullNames } from '../club-settings.ts';
import { refuseStale } from '../../ground/version.ts';
import { presentListed, presentMeeting } from './present.ts';
import {
  deleteMeeting,
  findMeeting,
  findTournaments,
  insertMeeting,
  listEntriesIn,
  listMeetingsOf,
  listTournamentsIn,
  listTournamentsOf,
  updateMeeting,
  writeTournaments,
  type StoredMeeting,
} from './store.ts';

const notFound = () => new Refused({ type: 'not-found' });

const listed = async (tx: Tx, meeting: StoredMeeting): Promise<ListedMeeting> =>
  presentListed(meeting, await listTournamentsIn(tx, [meeting.id]));

async function mustFind(tx: Tx, clubId: number, id: number): Promise<StoredMeeting> {
  const meeting = await findMeeting(tx, id);
  if (meeting === undefined || meeting.club_id !== clubId) throw notFound();
  return meeting;
}

async function refuseOldVersion(tx: Tx, meeting: StoredMeeting, ifMatch: number | null): Promise<void> {
  if (ifMatch !== null && ifMatch !== meeting.version) refuseStale(await listed(tx, meeting));
}

/** Only tournaments of the club can be put together. */
async function refuseOthers(tx: Tx, clubId: number, ids: readonly number[]): Promise<void> {
  const ours = new Set(
    (await findTournaments(tx, ids)).filter((row) => row.club_id === clubId).map(({ id }) => id),
  );
  const at = ids.findIndex((id) => !ours.has(id));
  if (at >= 0) refuseField(`tournamentIds.${at}`, because('meetingTournamentElsewhere'));
}

const changed = (ids: readonly number[]): Trail['also'] =>
  ids.map((id) => ({ kind: 'tournament', id, version: null }));

/** A meeting as the log compares it: its row, with its tournaments by name. */
const logged = (meeting: StoredMeeting, { tournaments }: ListedMeeting) => ({
  ...meeting,
  tournaments: tournaments.map(({ name }) => name).join(', '),
});

export const meetingHandlers: Handlers<typeof meetingRoutes> = {
  getMeeting: async ({ tx, params, caller, now }) => {
    const meeting = await findMeeting(tx, params.id);
    if (meeting === undefined) throw notFound();
    const tournaments = await listTournamentsOf(tx, caller, meeting.id);
    // If it holds only drafts, nobody else hears of it.
    if (tournaments.length === 0 && !canManageClub(caller, meeting.club_id)) throw notFound();
    const ids = tournaments.map(({ id }) => id);
    const entries = ids.length === 0 ? [] : await listEntriesIn(tx, ids);
    const publishes = await publishesFullNames(tx, meeting.club_id);
    return presentMeeting(meeting, tournaments, entries, publishes, { caller, now });
  },

  listMeetings: async ({ tx, params }) => {
    const meetings = await listMeetingsOf(tx, params.clubId);
    const tournaments = await listTournamentsIn(
      tx,
      meetings.map(({ id }) => id),
    );
    return meetings.map((meeting) => presentListed(meeting, tournaments));
  },

  createMeeting: {
    write: async ({ tx, params: { clubId }, body, now, trail }) => {
      const ids = [...new Set(body.tournamentIds)];
      await refuseOthers(tx, clubId, ids);
      const meeting = await insertMeeting(tx, clubId, body.name, now);
      trail.also = changed(await writeTournaments(tx, meeting.id, ids));
      const answer = await listed(tx, meeting);
      trail.object = { kind: 'meeting', id: meeting.id };
      trail.after = logged(meeting, answer);
      return answer;
    },
    again: async ({ tx, params, id }) => listed(tx, await mustFind(tx, params.clubId, id)),
  },

  updateMeeting: {
    write: async ({ tx, params: { clubId, meetingId }, body, ifMatch, trail }) => {
      const meeting = await mustFind(tx, clubId, meetingId);
      await refuseOldVersion(tx, meeting, ifMatch);
      const before = await listed(tx, meeting);
      const ids = body.tournamentIds === undefined ? undefined : [...new Set(body.tournamentIds)];
      if (ids !== undefined) {
        await refuseOthers(tx, clubId, ids);
        trail.also = changed(await writeTournaments(tx, meetingId, ids));
      }
      const isSame = trail.also.length === 0 && (body.name === undefined || body.name === meeting.name);
      if (isSame) return before;
      const stored = await updateMeeting(tx, meetingId, body.name);
      const after = await listed(tx, stored);
      trail.before = logged(meeting, before);
      trail.after = logged(stored, after);
      return after;
    },
    again: async ({ tx, params }) => listed(tx, await mustFind(tx, params.clubId, params.meetingId)),
  },

  deleteMeeting: async ({ tx, params: { clubId, meetingId }, ifMatch, trail }) => {
    const meeting = await mustFind(tx, clubId, meetingId);
    await refuseOldVersion(tx, meeting, ifMatch);
    trail.before = logged(meeting, await listed(tx, meeting));
    trail.also = changed(await writeTournaments(tx, meetingId, []));
    await deleteMeeting(tx, meetingId);
    return null;
  },
};
