// Everything the product stores about a person, as they may download it (additive). Names and addresses of others appear only as that person sees
// them in the product; secrets and their hashes do not appear.
import * as z from 'zod/mini';
import { NotedTimesSchema } from './entry-times.ts';
import { ClaimSchema } from './claim.ts';
import { Id, Timestamp } from './common.ts';
import { ClubRoleSchema } from './invitation.ts';
import { ScoresSchema } from './match.ts';
import { GenderSchema, RatingSchema } from './person.ts';
import { SessionSchema } from './recovery.ts';
import { UserRoleSchema } from './user.ts';

const invitation = {
  id: Id,
  club: z.string(),
  role: ClubRoleSchema,
  status: z.enum(['pending', 'accepted', 'expired', 'revoked']),
  createdAt: Timestamp,
  expiresAt: Timestamp,
};

const tournament = { tournamentId: Id, tournament: z.string() };

export const UserDataSchema = z.object({
  exportedAt: Timestamp,
  /** The lists that have only their newest 10,000 entries here; empty if everything is here. */
  cutOff: z.array(z.string()),
  account: z.object({
    id: Id,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    /** When they used a link that was mailed to this address. */
    emailProvedAt: z.nullable(Timestamp),
    role: UserRoleSchema,
    dateOfBirth: z.nullable(z.string()),
    /** Their choices. */
    language: z.nullable(z.string()),
    theme: z.nullable(z.string()),
    hours: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    shortcuts: z.boolean(),
    /** Whether opponents see their address when the two arrange a match. */
    showsEmail: z.boolean(),
    /** Between which hours they get no mails of notices. */
    quiet: z.nullable(z.object({ from: z.string(), until: z.string() })),
    /** The subscription plan of their clubs, by its number. */
    planId: z.nullable(Id),
    createdAt: Timestamp,
    /** Their photo as a WebP file in base64. */
    picture: z.nullable(z.string()),
    /** Only whether there is one: it is stored as a hash. */
    hasPassword: z.boolean(),
  }),
  memberships: z.array(z.object({ clubId: Id, club: z.string(), role: ClubRoleSchema, since: Timestamp })),
  clubsCreated: z.array(z.object({ id: Id, name: z.string(), createdAt: Timestamp })),
  tournamentsCreated: z.array(z.object({ id: Id, name: z.string(), createdAt: Timestamp })),
  /** Their own person, and people they look after (D46), with where these have entered. */
  people: z.array(
    z.object({
      id: Id,
      relation: z.enum(['self', 'managed']),
      name: z.string(),
      givenName: z.nullable(z.string()),
      familyName: z.nullable(z.string()),
      gender: z.nullable(GenderSchema),
      ratings: z.array(RatingSchema),
      /** A year, or a day. */
      birth: z.nullable(z.string()),
      club: z.nullable(z.string()),
      /** Of the person's own record: the names of those whose accounts look after them. */
      managedBy: z.array(z.string()),
      createdAt: Timestamp,
      entries: z.array(z.object({ id: Id, ...tournament, times: NotedTimesSchema, createdAt: Timestamp })),
    }),
  ),
  /** Their claims: to be somebody, or to look after somebody. */
  claims: z.array(ClaimSchema),
  entries: z.array(
    z.object({
      id: Id,
      ...tournament,
      /** In a pair: whether they were entered first or as the partner. */
      as: z.enum(['player', 'partner']),
      /** The other one of a pair. */
      with: z.nullable(z.string()),
      seed: z.nullable(z.int()),
      club: z.nullable(z.string()),
      /** As entered for them alone. */
      birthYear: z.nullable(z.int()),
      /** When and why the entry left the tournament, and why it got a place although another one was before it. */
      withdrawnAt: z.nullable(Timestamp),
      withdrawnReason: z.nullable(z.string()),
      withdrawnNote: z.nullable(z.string()),
      placedBecause: z.nullable(z.string()),
      /** When they cannot play and when they would like to, as entered by themselves and as noted for them. */
      times: NotedTimesSchema,
      createdAt: Timestamp,
    }),
  ),
  matches: z.array(
    z.object({
      id: Id,
      ...tournament,
      round: z.string(),
      status: z.string(),
      court: z.nullable(z.string()),
      startTime: z.nullable(Timestamp),
      /** Both sides as the product shows them to this person. */
      player1: z.nullable(z.string()),
      player2: z.nullable(z.string()),
      /** The side of this person. */
      ownSide: z.union([z.literal(1), z.literal(2)]),
      won: z.nullable(z.boolean()),
      scores: z.nullable(ScoresSchema),
      scoreText: z.nullable(z.string()),
    }),
  ),
  /** Results that they changed as a manager, with what stood there before and after. */
  resultChanges: z.array(
    z.object({ matchId: Id, changedAt: Timestamp, before: z.unknown(), after: z.unknown() }),
  ),
  invitationsReceived: z.array(z.object({ ...invitation, email: z.string() })),
  /** The address is null if they no longer manage the club. */
  invitationsSent: z.array(z.object({ ...invitation, email: z.nullable(z.string()) })),
  sessions: z.array(z.omit(SessionSchema, { id: true, isCurrent: true })),
  /** Where they have signed in from: kept as hashes, so only the times are known. */
  familiarSources: z.array(z.object({ kind: z.enum(['device', 'address']), lastSeenAt: Timestamp })),
  resetLinks: z.array(z.object({ createdAt: Timestamp, expiresAt: Timestamp })),
  mails: z.array(
    z.object({
      kind: z.string(),
      recipient: z.string(),
      state: z.string(),
      createdAt: Timestamp,
      sentAt: z.nullable(Timestamp),
    }),
  ),
  /** Their choice of topics to be told of, and how (D53). */
  noticeChoices: z.array(
    z.object({ topic: z.string(), inApp: z.boolean(), byMail: z.boolean(), byPush: z.boolean() }),
  ),
  /** Tournaments in which they may score. */
  scoredIn: z.array(z.object({ tournamentId: Id, tournament: z.string(), since: Timestamp })),
  /** The things they follow, by number. */
  follows: z.array(z.object({ kind: z.string(), id: Id, since: Timestamp })),
  /** The browsers that may be woken: by whose service, not at which address. */
  pushDevices: z.array(
    z.object({
      service: z.string(),
      language: z.string(),
      timeZone: z.string(),
      createdAt: Timestamp,
      lastSeenAt: Timestamp,
    }),
  ),
  /** The notices they got, in the product or by mail. */
  notices: z.array(
    z.object({
      kind: z.string(),
      tournament: z.string(),
      createdAt: Timestamp,
      readAt: z.nullable(Timestamp),
    }),
  ),
  /** Their requests to the people who run the platform. */
  tickets: z.array(
    z.object({
      id: Id,
      subject: z.string(),
      description: z.string(),
      status: z.string(),
      priority: z.string(),
      createdAt: Timestamp,
    }),
  ),
  /** Their messages in tickets, their own and those of others. */
  ticketResponses: z.array(z.object({ id: Id, ticketId: Id, message: z.string(), createdAt: Timestamp })),
  /** Their acts that are kept on record. */
  acts: z.array(
    z.object({
      at: Timestamp,
      /** The name of the call. */
      action: z.string(),
      outcome: z.enum(['done', 'refused']),
      subject: z.nullable(z.string()),
      subjectId: z.nullable(z.int()),
      clubId: z.nullable(z.int()),
    }),
  ),
});
export type UserData = z.output<typeof UserDataSchema>;
