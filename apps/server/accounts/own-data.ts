// Everything that the product stores about a person, for that person alone. Other people's names go through names.ts, as everywhere.
import type { UserData } from '@tennis/contract';
import { canManageClub, canReadTournament, type Caller } from '@tennis/domain';
import type { Words } from '@tennis/words';
import { deviceName } from '../http/device-name.ts';
import { ratingsOf } from '../tennis/ratings-of.ts';
import { presentClaim } from '../tennis/claims.ts';
import { peopleOf } from '../tennis/entries.ts';
import { toldTo } from '../tennis/entry-times.ts';
import { presentScore, winningSide } from '../tennis/stored-result.ts';
import { nameViewer } from '../access/names.ts';
import { rightsOf } from '../access/guards.ts';
import { MOST, type StoredOwnData } from './own-data-store.ts';
import type { StoredUser } from './store.ts';

type StoredEntry = StoredOwnData['entries'][number];
type StoredInvitation = StoredOwnData['invitationsSent'][number];

const presentAccount = (user: StoredUser, photo: Uint8Array | null): UserData['account'] => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  emailProvedAt: user.email_proved_at,
  role: user.role,
  dateOfBirth: user.date_of_birth,
  language: user.language,
  theme: user.theme,
  hours: user.hours,
  timeZone: user.time_zone,
  shortcuts: user.shortcuts === 1,
  showsEmail: user.shows_email === 1,
  quiet:
    user.quiet_from === null || user.quiet_until === null
      ? null
      : { from: user.quiet_from, until: user.quiet_until },
  planId: user.plan_id,
  createdAt: user.created_at,
  picture: photo === null ? null : Buffer.from(photo).toString('base64'),
  hasPassword: user.password_hash !== null,
});

const presentInvitation = (invitation: StoredInvitation, now: Date) => ({
  id: invitation.id,
  club: invitation.club_name,
  role: invitation.role,
  status:
    invitation.status === 'pending' && invitation.expires_at <= now.toISOString()
      ? ('expired' as const)
      : invitation.status,
  createdAt: invitation.created_at,
  expiresAt: invitation.expires_at,
});

/** The year that was entered for the person themselves. In a pair with only one year, it may be the other player's. */
function ownYear(entry: StoredEntry, isPlayer: boolean): number | null {
  if (!isPlayer) return entry.birth_year === null ? null : entry.partner_birth_year;
  const isAlone = entry.partner_user_id === null && entry.partner_name === null;
  return isAlone || entry.partner_birth_year !== null ? entry.birth_year : null;
}

/** The names of an entry's two places as this reader may see them. */
type NamesOf = (entry: StoredEntry) => { readonly player: string | null; readonly partner: string | null };

/** Builds the function that names the people of one tournament to the person. */
function namesIn(scene: StoredOwnData['scenes'][number], caller: Caller, now: Date): NamesOf {
  const show = nameViewer(scene, { caller, now });
  return (entry) => {
    const { player, partner } = peopleOf(entry);
    return { player: show(player), partner: show(partner) };
  };
}

function presentPlay(data: StoredOwnData, caller: Caller, now: Date): Pick<UserData, 'entries' | 'matches'> {
  // A draft into which somebody else has entered them does not exist for them (D8).
  const readable = data.scenes.filter((scene) => canReadTournament(caller, rightsOf(scene)));
  const scenes = new Map(
    readable.map((scene) => [scene.id, { scene, namesOf: namesIn(scene, caller, now) }]),
  );
  const entries = new Map(data.entries.map((entry) => [entry.id, entry]));
  const isOwn = (entry: StoredEntry | undefined) =>
    entry?.user_id === caller.userId || entry?.partner_user_id === caller.userId;
  const placeOf = (tournamentId: number) => {
    const place = scenes.get(tournamentId);
    // Also if it is gone by now: it was read a moment later than the entries.
    return place === undefined ? null : { ...place, tournamentId, tournament: place.scene.name };
  };
  const sideName = (id: number | null, namesOf: NamesOf): string | null => {
    const entry = id === null ? undefined : entries.get(id);
    if (entry === undefined) return null;
    const { player, partner } = namesOf(entry);
    return [player, partner].filter((name) => name !== null).join(' / ');
  };
  return {
    entries: data.entries.filter(isOwn).flatMap((entry) => {
      const place = placeOf(entry.tournament_id);
      if (place === null) return [];
      const isPlayer = entry.user_id === caller.userId;
      const { player, partner } = place.namesOf(entry);
      return [
        {
          id: entry.id,
          tournamentId: place.tournamentId,
          tournament: place.tournament,
          as: isPlayer ? ('player' as const) : ('partner' as const),
          with: isPlayer ? partner : player,
          seed: entry.seed,
          club: entry.club,
          birthYear: ownYear(entry, isPlayer),
          withdrawnAt: entry.withdrawn_at,
          withdrawnReason: entry.withdrawn_reason,
          withdrawnNote: entry.withdrawn_note,
          placedBecause: entry.placed_because,
          times: toldTo(entry.times, isPlayer ? 'player' : 'partner'),
          createdAt: entry.created_at,
        },
      ];
    }),
    matches: data.matches.flatMap((match) => {
      const place = placeOf(match.tournament_id);
      if (place === null) return [];
      const first = match.participant1_id;
      const ownSide = first !== null && isOwn(entries.get(first)) ? (1 as const) : (2 as const);
      const winner = winningSide(match);
      return [
        {
          id: match.id,
          tournamentId: place.tournamentId,
          tournament: place.tournament,
          round: match.round,
          status: match.status,
          court: match.court,
          startTime: match.start_time,
          player1: sideName(first, place.namesOf),
          player2: sideName(match.participant2_id, place.namesOf),
          ownSide,
          won: winner === null ? null : winner === ownSide,
          ...presentScore(match.score, match.own_format ?? place.scene.match_format),
        },
      ];
    }),
  };
}

/** Read to present the others. */
const NO_LISTS: ReadonlySet<string> = new Set(['scenes', 'entries', 'managedEntries']);

/** Everything about `user`, who is the same person as `caller`. */
export function presentOwnData(
  user: StoredUser,
  data: StoredOwnData,
  {
    photo,
    caller,
    now,
    words,
  }: {
    readonly photo: Uint8Array | null;
    readonly caller: Caller;
    readonly now: Date;
    readonly words: Words;
  },
): UserData {
  const cutOff = Object.entries(data)
    .filter(([list, rows]) => !NO_LISTS.has(list) && rows.length > MOST)
    .map(([list]) => list);
  const all: UserData = {
    exportedAt: now.toISOString(),
    cutOff,
    account: presentAccount(user, photo),
    memberships: data.memberships.map((row) => ({
      clubId: row.club_id,
      club: row.name,
      role: row.role,
      since: row.created_at,
    })),
    people: data.people.map((row) => ({
      id: row.id,
      relation: row.account_id === user.id ? ('self' as const) : ('managed' as const),
      name: row.name,
      givenName: row.given_name,
      familyName: row.family_name,
      gender: row.gender,
      ratings: ratingsOf(row.ratings),
      birth: row.birth,
      club: row.club_name,
      managedBy: data.managers.filter((manager) => manager.person_id === row.id).map(({ name }) => name),
      createdAt: row.created_at,
      entries: data.managedEntries
        .filter((entry) => entry.person_id === row.id || entry.partner_person_id === row.id)
        .map((entry) => ({
          id: entry.id,
          tournamentId: entry.tournament_id,
          tournament: entry.tournament,
          times: toldTo(entry.times, entry.person_id === row.id ? 'player' : 'partner'),
          createdAt: entry.created_at,
        })),
    })),
    claims: data.claims.map((claim) => presentClaim(claim, claim.shown_name)),
    clubsCreated: data.clubsCreated.map(({ id, name, created_at: createdAt }) => ({ id, name, createdAt })),
    tournamentsCreated: data.tournamentsCreated.map(({ id, name, created_at: createdAt }) => ({
      id,
      name,
      createdAt,
    })),
    ...presentPlay(data, caller, now),
    resultChanges: data.resultChanges.map((row) => ({
      matchId: row.matchId,
      changedAt: row.changedAt,
      before: row.before,
      after: row.after,
    })),
    invitationsReceived: data.invitationsReceived.map((row) => ({
      ...presentInvitation(row, now),
      email: row.email,
    })),
    invitationsSent: data.invitationsSent.map((row) => ({
      ...presentInvitation(row, now),
      email: canManageClub(caller, row.club_id) ? row.email : null,
    })),
    sessions: data.sessions.map((row) => ({
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at ?? row.created_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
      device: deviceName(words, row.user_agent),
    })),
    familiarSources: data.familiarSources.map((row) => ({ kind: row.kind, lastSeenAt: row.seen_at })),
    resetLinks: data.resetLinks.map((row) => ({ createdAt: row.created_at, expiresAt: row.expires_at })),
    mails: data.mails.map((row) => ({
      kind: row.kind,
      recipient: row.recipient,
      state: row.state,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    })),
    noticeChoices: data.noticeChoices.map((row) => ({
      topic: row.topic,
      inApp: row.in_app === 1,
      byMail: row.by_mail === 1,
      byPush: row.by_push === 1,
    })),
    scoredIn: data.scoredIn.map((row) => ({
      tournamentId: row.id,
      tournament: row.name,
      since: row.created_at,
    })),
    follows: data.follows.map((row) => ({
      kind: row.kind,
      id: row.participant_id ?? row.person_id ?? row.tournament_id ?? row.club_id ?? row.court_id ?? 0,
      since: row.created_at,
    })),
    pushDevices: data.pushDevices.map((row) => ({
      service: new URL(row.endpoint).host,
      language: row.language,
      timeZone: row.time_zone,
      createdAt: row.created_at,
      lastSeenAt: row.seen_at,
    })),
    notices: data.notices.map((row) => ({
      kind: row.kind,
      tournament: row.tournament,
      createdAt: row.created_at,
      readAt: row.read_at,
    })),
    tickets: data.tickets.map((row) => ({
      id: row.id,
      subject: row.subject,
      description: row.description,
      status: row.status,
      priority: row.priority,
      createdAt: row.created_at,
    })),
    ticketResponses: data.ticketResponses.map((row) => ({
      id: row.id,
      ticketId: row.ticket_id,
      message: row.message,
      createdAt: row.created_at,
    })),
    acts: data.acts.map((row) => ({
      at: row.at,
      action: row.act,
      outcome: row.outcome,
      subject: row.object_kind,
      subjectId: row.object_id,
      clubId: row.club_id,
    })),
  };
  return Object.fromEntries(
    Object.entries(all).map(([list, value]) => [list, Array.isArray(value) ? value.slice(0, MOST) : value]),
  ) as UserData;
}
