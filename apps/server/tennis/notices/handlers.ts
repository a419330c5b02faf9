// What an account was told (D18, D53): listed with all that it is about as it is now, and marked as read.
import { NoticeFactsSchema, type Notice, type noticeRoutes } from '@tennis/contract';
import * as z from 'zod/mini';
import { selectMatches } from '../../access/match-view.ts';
import { entryName, nameViewer } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleOf, selectEntries } from '../entries.ts';
import { matchPresenter } from '../present-match.ts';
import { countUnread, listNotices, markRead } from './store.ts';

const DEFAULT_LIMIT = 30;

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];

const matchesOf = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectMatches(tx).where('matches.id', 'in', ids).execute();

const entriesOf = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectEntries(tx)
        .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
        .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
        .select([
          'tournaments.type',
          'tournaments.club_id',
          'tournaments.created_by',
          'tournaments.status',
          'tournaments.time_zone',
          'clubs.publishes_full_names',
        ])
        .where('participants.id', 'in', ids)
        .execute();

export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  getNotices: async ({ tx, query, caller, now }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const found = await listNotices(tx, caller, now, { before: query.before, most: limit + 1 });
    const rows = found.slice(0, limit);
    const reader = { caller, now };
    const show = matchPresenter(reader);
    const matches = new Map(
      (await matchesOf(tx, present(rows.map((row) => row.match_id)))).map((row) => [row.id, show(row)]),
    );
    const entries = new Map(
      (await entriesOf(tx, present(rows.map((row) => row.participant_id)))).map((entry) => [
        entry.id,
        entryName(peopleOf(entry), nameViewer(entry, reader)),
      ]),
    );
    const notices = rows.map((row): Notice => ({
      id: row.id,
      kind: row.kind,
      at: row.visible_at,
      isRead: row.read_at !== null,
      person: {
        id: row.person_id,
        name: row.account_name ?? row.person_name,
        isSelf: row.account_id === caller.userId,
      },
      tournament: { id: row.tournament_id, name: row.tournament_name, timeZone: row.time_zone },
      match: row.match_id === null ? null : (matches.get(row.match_id) ?? null),
      entryName: row.participant_id === null ? null : (entries.get(row.participant_id) ?? null),
      facts: z.parse(NoticeFactsSchema, JSON.parse(row.facts)),
    }));
    return { unread: await countUnread(tx, caller, now), notices, hasOlder: found.length > limit };
  },

  readNotices: {
    write: async ({ tx, body, caller, now, trail }) => {
      await markRead(tx, caller.userId, body, now);
      trail.object = { kind: 'account', id: caller.userId };
      return { unread: await countUnread(tx, caller, now) };
    },
    again: async ({ tx, caller, now }) => ({ unread: await countUnread(tx, caller, now) }),
  },
};
