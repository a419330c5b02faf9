// The tables as SQL sees them, one interface a table. Booleans are 0 or 1, times ISO text in UTC, JSON is
// text: the same on SQLite and PostgreSQL.
import type { Generated } from 'kysely';
import type {
  ActorRole,
  BillingCycle,
  Gender,
  FollowKind,
  NoticeKind,
  NoticeTopic,
  ObjectKind,
  SuspensionReason,
  TicketPriority,
  TicketStatus,
} from '@tennis/contract';
import type {
  DrawActKind,
  DrawKind,
  MatchRound,
  MatchStatus,
  PointSystem,
  DayLimitsOf,
  RestRules,
  Surface,
  TieBreakerRule,
  TournamentFormat,
  TournamentStatus,
  TournamentType,
  UserRole,
  WithdrawalReason,
} from '@tennis/domain';

export interface UserRow {
  id: Generated<number>;
  username: string;
  /** Lower-cased username, unique. */
  username_key: string;
  name: string;
  /** Folded name for searching. */
  search_name: string;
  email: string;
  /** Lower-cased e-mail address, unique. */
  email_key: string;
  password_hash: string | null;
  role: UserRole;
  date_of_birth: string | null;
  created_at: string;
  /** When a link mailed to the present address was used. Null until then: the address may be somebody else's. */
  email_proved_at: Generated<string | null>;
  /** The language code that they have chosen (BCP 47); null if they have chosen none. */
  language: Generated<string | null>;
  /** The plan that covers the clubs they have created (D20); null without limits. */
  plan_id: Generated<number | null>;
  /** How they want the product shown; null while a device or the language decides. */
  theme: Generated<'system' | 'light' | 'dark' | null>;
  hours: Generated<'12' | '24' | null>;
  time_zone: Generated<string | null>;
  /** 0: keys without Ctrl or the like do nothing. */
  shortcuts: Generated<number>;
  /** HH:MM to HH:MM: no mails of notices go out; both null: at any hour. */
  quiet_from: Generated<string | null>;
  quiet_until: Generated<string | null>;
  /** 1: opponents they arrange a match with see their address (OP39). */
  shows_email: Generated<number>;
  /** The name of their photo; null if there is none. */
  picture: Generated<string | null>;
}

export interface SessionRow {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
  user_agent: string;
  /** Null until it was used after the sign-in; noted once in a quarter of an hour. */
  last_seen_at: Generated<string | null>;
}

export interface ClubRow {
  id: Generated<number>;
  name: string;
  search_name: string;
  description: string | null;
  location: string | null;
  time_zone: string;
  publishes_full_names: Generated<number>;
  created_by: number | null;
  created_at: string;
  contact_email: Generated<string | null>;
  version: Generated<number>;
  /** The name of its logo; null if there is none. */
  logo: Generated<string | null>;
  /**
   * The club's wishes for its orders of play: minutes after a call until a walkover may be given, and minutes that a court needs between two
   * matches.
   */
  late_minutes: Generated<number>;
  turnaround: Generated<number>;
  /** Minutes of the day: when courts without lights get too dark, and when play should be over. */
  dark_from: Generated<number | null>;
  over_by: Generated<number | null>;
  /** Whether the usual limits of matches a day hold, those of the three columns, or none. */
  day_limits: Generated<DayLimitsOf>;
  /** The most matches of one person on a day, where the club has limits of its own. */
  day_singles: Generated<number | null>;
  day_doubles: Generated<number | null>;
  day_total: Generated<number | null>;
  /** 1 where the limits of juniors hold in events with an age [RE1]. */
  junior_limits: Generated<number>;
  /** 1: events with an age should be over before the others. */
  juniors_early: Generated<number>;
  /** Hours from somebody's last match of a day to their next one on another day; null if the club sets none. */
  overnight_hours: Generated<number | null>;
  rest_rules: Generated<RestRules>;
  /** 1: matches that somebody may only get to are not kept apart. */
  possible_clashes: Generated<number>;
  /** The club's colours as six hexadecimal digits (ADR 51); the second only together with a main one. */
  main_colour: Generated<string | null>;
  second_colour: Generated<string | null>;
}

/** A photo of somebody, or the logo of a club (ADR 37). */
export interface PictureRow {
  id: Generated<number>;
  user_id: number | null;
  club_id: number | null;
  /** Of its bytes. */
  hash: string;
  /** A WebP file. */
  bytes: Uint8Array;
  created_at: string;
}

export interface ClubMemberRow {
  id: Generated<number>;
  club_id: number;
  user_id: number;
  role: 'admin' | 'member';
  created_at: string;
}

export interface TournamentRow {
  id: Generated<number>;
  club_id: number | null;
  name: string;
  search_name: string;
  description: string | null;
  type: TournamentType;
  status: TournamentStatus;
  start_date: string;
  end_date: string;
  registration_end_date: string | null;
  time_zone: string;
  max_participants: number;
  format: TournamentFormat;
  point_system: PointSystem;
  let_rule: number;
  time_limit: number;
  matches_per_participant: number;
  players_progressing: number;
  tie_breaker_rule: TieBreakerRule;
  match_format: string;
  /** Formats of parts of the tournament: a JSON object of codes by part (D25). */
  stage_formats: Generated<string>;
  location: string | null;
  contact_email: string | null;
  created_by: number | null;
  created_at: string;
  version: Generated<number>;
  /** When it was put away (D9); null while it is not. */
  archived_at: Generated<string | null>;
  /** 1 where only members of the club may enter. */
  members_only: Generated<number>;
  /** Players report their results, and the other side has this many hours to answer (ADR 34); null: they do not report. */
  report_hours: Generated<number | null>;
  /** The meeting that it is played in with others (D47). */
  meeting_id: Generated<number | null>;
}

export interface GroupRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  name: string | null;
}

export interface ParticipantRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  user_id: number | null;
  name: string | null;
  partner_user_id: number | null;
  partner_name: string | null;
  /** The place by rating when the entries were seeded by it, from 1 [SB1]. */
  ranking: Generated<number | null>;
  seed: number | null;
  group_id: number | null;
  club: string | null;
  birth_year: number | null;
  /** The partner's, in a pair. */
  partner_birth_year: number | null;
  /** When the entry left the tournament, and why: for those who manage it, and for the people of the entry. */
  withdrawn_at: Generated<string | null>;
  withdrawn_reason: Generated<WithdrawalReason | null>;
  withdrawn_note: Generated<string | null>;
  /** The entry's place on the list of alternates; null for one that is to be drawn. */
  alternate: Generated<number | null>;
  /** Why it has got a place although another alternate was before it. */
  placed_because: Generated<string | null>;
  /** Whether they are here today, and since when that is known; null while they are expected. */
  check_in: Generated<'here' | 'missing' | null>;
  checked_at: Generated<string | null>;
  created_at: string;
  /** The person who plays (D46); null if nobody is named. */
  person_id: Generated<number | null>;
  partner_person_id: Generated<number | null>;
  /** A pair that one of them entered alone: it waits for the partner, who may be asked, or is on the list of those who look for one. */
  seeks: Generated<'partner' | 'looking' | null>;
  /** Why they may not enter by themselves, as a JSON list, and who entered them all the same. */
  overruled: Generated<string | null>;
  overruled_at: Generated<string | null>;
  overruled_by: Generated<number | null>;
  /** Of the organisers, for themselves. */
  note: Generated<string | null>;
  /** When they cannot play and when they would like to, as a JSON list (OP8, OP20). */
  times: Generated<string | null>;
}

/** Somebody is asked to be the partner of an entry: a person, or the owner of an e-mail address. */
export interface PartnerRequestRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  /** The entry that asks. */
  participant_id: number;
  person_id: number | null;
  email: string | null;
  email_key: string | null;
  /** SHA-256 of the token in the link that was mailed. */
  token_hash: Generated<string | null>;
  /** `taken`: they play with somebody else. `closed`: entries closed before they answered. */
  state: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'taken' | 'closed';
  created_at: string;
  answered_at: Generated<string | null>;
}

/** Somebody who plays, with or without an account (D46, ADR 22). */
export interface PersonRow {
  id: Generated<number>;
  /** Their home club. */
  club_id: number | null;
  /** Their own account. Its name and its date of birth count. */
  account_id: number | null;
  name: string;
  /** Both or neither: known for certain. */
  given_name: Generated<string | null>;
  family_name: Generated<string | null>;
  search_name: string;
  /** The words of the name, folded, in one order (`personKey`). */
  name_key: string;
  gender: Generated<Gender | null>;
  /** yyyy or yyyy-mm-dd. */
  birth: string | null;
  /** Kinds and values, as JSON text. */
  ratings: Generated<string>;
  /** 1 where their home club says that they are its member (ADR 59); an account's membership stands with the club. */
  club_member: Generated<number>;
  merged_into: Generated<number | null>;
  erased_at: Generated<string | null>;
  created_at: string;
  version: Generated<number>;
}

/** An account that looks after somebody: a parent's. */
export interface PersonManagerRow {
  id: Generated<number>;
  person_id: number;
  user_id: number;
  created_at: string;
}

export interface MatchRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  round: MatchRound;
  group_id: number | null;
  participant1_id: number | null;
  participant2_id: number | null;
  winner_id: number | null;
  status: MatchStatus;
  court: string | null;
  /** The club's court of that name (D48); null for a name that the club does not know. */
  court_id: Generated<number | null>;
  start_time: string | null;
  /** The calendar day of `start_time` in the tournament's zone (D1), kept with it so that a day is one index look-up. */
  start_day: string | null;
  /** JSON text, written and read by stored-score.ts. */
  score: string | null;
  started_at: string | null;
  completed_at: string | null;
  created_at: string;
  version: Generated<number>;
  /** The draw that it belongs to, and its index there; null for a match made by hand. */
  draw_id: Generated<number | null>;
  draw_match: Generated<number | null>;
  /** The round of its draw, where `round` does not tell it, as JSON text. */
  draw_round: Generated<string | null>;
  /** The sources of those of its sides that were not drawn to it, as JSON text. */
  comes_from: Generated<string | null>;
  /** 1 if the draw itself decided the match, by a walkover after a withdrawal: nobody entered that result. */
  automatic: Generated<number>;
  /** In the order of play: the match does not begin before this moment; the director has told its players. */
  not_before: Generated<string | null>;
  /** 1: it has no time of its own, but comes straight after the match before it on its court. */
  followed_by: Generated<number>;
  /** 1: the director has fixed its court and time. */
  pinned: Generated<number>;
  /** When its players were called to its court (OP34). */
  called_at: Generated<string | null>;
  /** 1: the call put it on this court, it was planned on another one or at no time (OP36). */
  called_away: Generated<number>;
  /** 1: its court and time are a plan of the desk that is not published yet (ADR 23). */
  held: Generated<number>;
  /** When it was suspended on a court that it has since left, as JSON text. The last break may end when it goes on at its present court. */
  breaks: Generated<string | null>;
  /** A shorter format than that of its tournament, and how long it takes (OP13). */
  own_format: Generated<string | null>;
  own_minutes: Generated<number | null>;
  /** The last day on which it may be played (yyyy-mm-dd in the tournament's zone), where it has one (OP39). */
  play_by: Generated<string | null>;
  /** This many days before, its players were reminded of it the last time. */
  reminded_days: Generated<number | null>;
  /** 1: its people were told that it is next on its court. */
  next_told: Generated<number>;
  /** The start that its people were last told, while the present one is too near to it to be told (OP30); null if they know that one. */
  told_start_time: Generated<string | null>;
  /** The start that its people were last told to expect (OP38); null: they were told no other time than that of the plan. */
  told_estimate: Generated<string | null>;
  /** When they were last told an estimate, or that the match was moved. */
  told_estimate_at: Generated<string | null>;
}

/** One side of a match with a last day proposes a place to the other (OP39, ADR 33). */
export interface MatchProposalRow {
  id: Generated<number>;
  club_id: number | null;
  match_id: number;
  /** The entry that proposes. */
  participant_id: number;
  court_id: number;
  start_time: string;
  /** `overtaken`: the match has got a result, another place or other players since; the database notices that. */
  state: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'overtaken';
  created_at: string;
  answered_at: Generated<string | null>;
}

/** A note that it may be somebody else's turn on a court. The database writes it (migration 0113); whoever looks at the court forgets it, or keeps it for the next look. */
export interface CourtLookRow {
  id: Generated<number>;
  court_id: number;
  /** Null: of any day. */
  day: string | null;
  /** The match that has changed. */
  match_id: number | null;
  /** When that match was to begin, if it waits here no longer because it has begun, is over or is not played. */
  gone: string | null;
  /** The same if it is played elsewhere or on another day. */
  moved: string | null;
  /** 1: others play in that match now. */
  players: Generated<number>;
  /** The moment from which the court is to be looked at; empty: at once; '9': only together with another note on it. */
  due_at: Generated<string>;
}

/** The order of play of a club and day. Its matches themselves say where they are (ADR 23). */
export interface OrderOfPlayRow {
  id: Generated<number>;
  club_id: number;
  day: string;
  published_at: string | null;
  published_by: number | null;
  /** The most matches of one person on that day, if it has a limit of its own: 0 is none. */
  day_limit: Generated<number | null>;
  /** Counts moves and publications. Each locks the row, so no two move matches of one day at once. */
  version: Generated<number>;
}

/** Moves that were made together, and by whom, so that they can be undone. */
export interface OrderMoveRow {
  id: Generated<number>;
  order_id: number;
  moved_by: number | null;
  at: string;
  /** By match, its columns before and after, as JSON text; no names. */
  state: string;
  undone_at: Generated<string | null>;
}

/** When play was suspended on a court on a day (D56). */
export interface SuspensionRow {
  id: Generated<number>;
  order_id: number;
  court_id: number;
  reason: SuspensionReason;
  begun_at: string;
  begun_by: number | null;
  /** When play is expected to go on; null while nobody knows. */
  again_at: Generated<string | null>;
  ended_at: Generated<string | null>;
  ended_by: Generated<number | null>;
}

/** A draw as it was made. Its matches tell who has met whom since (ADR 21). */
export interface DrawRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  /** 1, 2, 3 … within the tournament: every draw that is made has one (UN3). */
  number: number;
  kind: DrawKind;
  /** One that was taken back is a draft again. */
  state: 'draft' | 'published' | 'discarded';
  /** How it was asked for, as JSON text. */
  options: string;
  /** Structure, entries by id and lines, as JSON text; no names. */
  drawn: string;
  by_hand: number;
  /** Indexes of the entries that have withdrawn, in that order, as JSON text. */
  withdrawn: string;
  /** Those of them who keep the place in their group, because its knockout had begun, as JSON text. */
  kept_places: Generated<string>;
  /** Orders of groups that were settled by hand: pairs of stage and entries, as JSON text. */
  settled: string;
  made_by: number | null;
  made_at: string;
  published_at: string | null;
  /** Why it was taken back the last time. */
  reason: string | null;
  /** Counts the results that were entered. Entering one locks the row, so no two move people at once. */
  turn: Generated<number>;
  version: Generated<number>;
}

/** Something that was done in a published draw, with the state before and after, so that it can be undone for a while. */
export interface DrawActRow {
  id: Generated<number>;
  club_id: number | null;
  tournament_id: number;
  draw_id: number;
  kind: DrawActKind;
  match_id: number | null;
  participant_id: number | null;
  /** Rows as they were and as they are since, as JSON text; no names and no reasons. */
  state: string;
  at: string;
  undone_at: Generated<string | null>;
}

/** A write that carried an Idempotency-Key, and what it takes to answer it again (D16). */
export interface IdempotencyRow {
  key_hash: string;
  request_hash: string;
  created_at: string;
  /** The object it has made; null if its address names the object. */
  object_id: Generated<number | null>;
  /** The counted events. */
  counted: Generated<number | null>;
}

/** Wrong passwords from one kind of source at one account; times in milliseconds since 1970. */
export interface GuessBudgetRow {
  bucket: string;
  in_spell: number;
  last_at: number;
  blocked_until: number;
  day_started_at: number;
  in_day: number;
  version: number;
}

/** How often something was done within one time window; `ends_at` in milliseconds since 1970. */
export interface RateWindowRow {
  bucket: string;
  used: number;
  ends_at: number;
}

/** A device or an address from which somebody has signed in, as a SHA-256. */
export interface FamiliarSourceRow {
  user_id: number;
  kind: 'device' | 'address';
  source_hash: string;
  seen_at: string;
}

export interface ResetTokenRow {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
  /** 1 when the link was mailed to the account's address, 0 when a super admin handed it over. */
  link_mailed: Generated<number>;
}

export interface InvitationRow {
  id: Generated<number>;
  club_id: number;
  email: string;
  /** Lower-cased e-mail address. */
  email_key: string;
  role: 'admin' | 'member';
  /** A pending one whose time is over counts as expired. */
  status: 'pending' | 'accepted' | 'revoked';
  /** SHA-256 of the token in the link; null until a link was made. */
  token_hash: string | null;
  invited_by: number | null;
  created_at: string;
  expires_at: string;
  accepted_by: number | null;
  accepted_at: string | null;
  /** 1 when the present link was mailed to `email`, 0 when there is none or a super admin handed it over. */
  link_mailed: Generated<number>;
}

/** The outbox: mails to be sent. Links and their tokens are made when a mail is sent. */
export interface MailRow {
  id: Generated<number>;
  kind:
    | 'reset'
    | 'account-exists'
    | 'invitation'
    | 'password-changed'
    | 'welcome'
    | 'promoted'
    | 'notices'
    | 'partner-request'
    | 'partner-answer'
    | 'partner-left'
    | 'unpaired'
    | 'paired'
    | 'address-changed';
  recipient: string;
  /** Of the request that caused it; null in what was queued before there were several. */
  language: string | null;
  invitation_id: number | null;
  /** The entry that it tells of. */
  participant_id: Generated<number | null>;
  partner_request_id: Generated<number | null>;
  /** The account that it is about, if the address does not say it. */
  user_id: Generated<number | null>;
  state: 'queued' | 'sent' | 'failed';
  attempts: Generated<number>;
  next_attempt_at: string;
  created_at: string;
  sent_at: string | null;
  last_error: string | null;
}

/** Settings of the whole platform, by key (D22). */
export interface PlatformSettingRow {
  id: Generated<number>;
  setting_key: string;
  setting_value: string;
  description: string | null;
  updated_at: string;
}

/** The platform's price for the owners of clubs, and what they get for it (D20). */
export interface SubscriptionPlanRow {
  id: Generated<number>;
  name: string;
  /** Folded, unique. */
  name_key: string;
  description: string;
  /** Dollars, as they were entered. */
  price: string;
  billing_cycle: BillingCycle;
  /** A list of texts as JSON. */
  features: string;
  max_clubs: number;
  /** Of each club. */
  max_members: number;
  max_tournaments: number;
  is_active: number;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
}

/** Somebody who asks the platform's people for help (D21). */
export interface SupportTicketRow {
  id: Generated<number>;
  user_id: number;
  subject: string;
  /** Folded subject for searching. */
  search_subject: string;
  description: string;
  status: TicketStatus;
  priority: TicketPriority;
  assigned_to: number | null;
  created_at: string;
  version: Generated<number>;
}

/** A message in a ticket after the first. */
export interface TicketResponseRow {
  id: Generated<number>;
  ticket_id: number;
  user_id: number | null;
  message: string;
  created_at: string;
}

/** One record of the audit log (ADR 12): who did what to which object when, or was refused. It is only added to. */
export interface AuditRecordRow {
  /** 1, 2, 3 … without a gap. */
  seq: number;
  at: string;
  /** The last time, where several refusals were counted together. */
  until_at: string | null;
  count: number;
  actor_id: number | null;
  actor_role: ActorRole;
  /** The actor's role in the club then. */
  club_role: 'admin' | 'member' | null;
  /** The route's name. */
  act: string;
  object_kind: ObjectKind | null;
  object_id: number | null;
  tournament_id: number | null;
  club_id: number | null;
  outcome: 'done' | 'refused';
  status: number;
  reason: string | null;
  /** JSON: field by field, private ones without values. */
  changes: string | null;
  request_id: string | null;
  /** SHA-256 over the hash of the record before and over this record. */
  hash: string;
}

/**
 * A record that was written with its write and waits for its place in the chain. Only the sealer sets that place, and only the sealer moves the
 * record into the log.
 */
export interface PendingRecordRow extends Omit<AuditRecordRow, 'seq' | 'hash'> {
  id: Generated<number>;
  /** The changes of the write, for the other processes of a PostgreSQL database (ADR 7). */
  told: string | null;
  seq: Generated<number | null>;
  hash: Generated<string | null>;
}

/** The end of the chain, in one row. */
export interface AuditHeadRow {
  id: Generated<number>;
  count: number;
  hash: string;
}

/** How far the chain was found whole, and when all of it was last checked; one row. */
export interface AuditCheckpointRow {
  id: Generated<number>;
  seq: number;
  hash: string;
  whole_begun_at: string | null;
  whole_done_at: string | null;
}

/** The changes of the writes of one sealed batch. The numbers are those of its last record and of the last record before it. */
export interface ChangeBatchRow {
  seq: number;
  after: number;
  told: string;
}

/** How much a dashboard figure goes up or down; the sum of the rows is the figure. Triggers write them. */
export interface KeptFigureRow {
  id: Generated<number>;
  /** `day`: matches that start on a day in a zone. */
  kind: 'members' | 'active' | 'completed' | 'day';
  /** 0: of drafts. */
  shown: number;
  day: string;
  zone: string;
  amount: number;
}

/** Three letters in a row of a folded name. Triggers write them. */
export interface NameGramRow {
  kind: 'account' | 'club' | 'tournament' | 'person' | 'meeting';
  gram: string;
  id: number;
}

/** Tournaments of a club that are played together (D47). */
export interface MeetingRow {
  id: Generated<number>;
  club_id: number;
  name: string;
  search_name: string;
  created_at: string;
  version: Generated<number>;
}

/** Something that an account is told in the product (D53), about itself or about a person it looks after. */
export interface NoticeRow {
  id: Generated<number>;
  /** The account that is told, or else the device of somebody without one. */
  user_id: number | null;
  device_id: Generated<number | null>;
  /** The person concerned; null in notices for followers. */
  person_id: number | null;
  /** 1: told because it is followed, or to the organisers. */
  followed: Generated<number>;
  kind: NoticeKind;
  tournament_id: number;
  participant_id: number | null;
  match_id: number | null;
  /** JSON text: what was said at that moment, such as the time a match was moved from. */
  facts: string;
  created_at: string;
  /** Moves wait a minute, in case they are moved again (D54). */
  visible_at: string;
  read_at: string | null;
  /** Whether it is told in the product, and by mail. */
  in_app: Generated<number>;
  by_mail: Generated<number>;
  /** The mail that tells it. */
  mail_id: Generated<number | null>;
  /** When it goes out by web push, or is tried again; null: not, or not any more. */
  push_at: Generated<string | null>;
  /** The devices that have it while others are still tried: a JSON list of their ids, or null. */
  pushed_to: Generated<string | null>;
}

/** The key of an account that signs the addresses which end its mails. */
export interface MailStopKeyRow {
  user_id: number;
  secret: string;
  created_at: string;
}

/** The keys by which push services know this server (VAPID); one row. */
export interface PushKeysRow {
  id: number;
  public_key: string;
  private_key: string;
  created_at: string;
}

/** A browser that may be woken (web push). */
export interface PushDeviceRow {
  id: Generated<number>;
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The person signed in there, and their session; both null: nobody. */
  user_id: number | null;
  session_hash: string | null;
  language: string;
  time_zone: string;
  created_at: string;
  seen_at: string;
}

/** A member who may score the matches of a tournament point by point. */
export interface TournamentScorerRow {
  id: Generated<number>;
  tournament_id: number;
  user_id: number;
  created_at: string;
}

/** A court on which a tournament may be played; without any it may be on all of its club. */
export interface TournamentCourtRow {
  id: Generated<number>;
  tournament_id: number;
  court_id: number;
}

/** The followed things of an account, or of a device without one: one of the numbers, by kind. */
export interface FollowRow {
  id: Generated<number>;
  user_id: number | null;
  device_id: number | null;
  kind: FollowKind;
  participant_id: number | null;
  person_id: number | null;
  tournament_id: number | null;
  club_id: number | null;
  court_id: number | null;
  created_at: string;
}

/** A link that lets its holder score a match, or a court on a day (D51). */
export interface ScoreLinkRow {
  id: Generated<number>;
  club_id: number;
  /** One of both. */
  match_id: number | null;
  court_id: number | null;
  day: string;
  token_hash: string;
  created_by: number | null;
  created_at: string;
  ends_at: string;
  revoked_at: Generated<string | null>;
}

/** The points of a match as one device has noted them (D52). */
export interface ScoreLogRow {
  id: Generated<number>;
  club_id: number | null;
  match_id: number;
  /** The device that keeps the log, by the name it has given itself, and the account that uses it. */
  device: string;
  held_by: number | null;
  /** The link with which it is kept; null if an account keeps it. */
  link_id: Generated<number | null>;
  /** The format at its beginning: another one later does not change what was played. */
  match_format: string;
  /** JSON text: who served first. */
  setup: string;
  /** How many events there are. */
  count: number;
  /** `aside`: another log took its place. */
  state: 'open' | 'closed' | 'aside';
  created_at: string;
  closed_at: Generated<string | null>;
}

export interface ScoreEventRow {
  id: Generated<number>;
  log_id: number;
  seq: number;
  /** As its device has numbered it: it arrives once. */
  event_id: string;
  /** JSON text. */
  event: string;
  device_at: string;
  received_at: string;
}

/** A result as one side of a match reports it; it counts once the other side has confirmed it, or has not answered in time (ADR 34). */
export interface ResultReportRow {
  id: Generated<number>;
  club_id: number | null;
  match_id: number;
  /** The side that has reported. */
  side: 1 | 2;
  /** JSON text, written and read by stored-score.ts. */
  score: string;
  winner_id: number;
  reported_by: number | null;
  /** `accepted`: its time was over. `settled`: the organisers have decided. */
  state: 'open' | 'disputed' | 'confirmed' | 'accepted' | 'settled' | 'withdrawn';
  created_at: string;
  due_at: string;
  answered_by: Generated<number | null>;
  answered_at: Generated<string | null>;
  /** As the other side has it. */
  other_score: Generated<string | null>;
  other_winner_id: Generated<number | null>;
}

/** How an account wants to be told of a topic; without a row as everybody is (D53). */
export interface NoticeChoiceRow {
  id: Generated<number>;
  user_id: number;
  topic: NoticeTopic;
  in_app: number;
  by_mail: number;
  by_push: Generated<number>;
}

/** Somebody who was merged into another person; kept while it can be undone. */
export interface PersonMergeRow {
  id: Generated<number>;
  club_id: number | null;
  person_id: number;
  into_id: number;
  /** 1 where the other one's date of birth came from this person. */
  gave_birth: number;
  /** 1 where the other one is marked as a member because this person was. */
  gave_mark: Generated<number>;
  /** The ratings that the other one has from this person, as JSON. */
  gave_ratings: Generated<string>;
  merged_by: number | null;
  merged_at: string;
}

/** A side of an entry that moved with a merge, and the name that stood there. */
export interface PersonMergeEntryRow {
  id: Generated<number>;
  merge_id: number;
  entry_id: number;
  side: 'player' | 'partner';
  name: string | null;
}

/** A request to be a partner that moved with a merge. */
export interface PersonMergeRequestRow {
  id: Generated<number>;
  merge_id: number;
  request_id: number;
}

/** A follow of the one who remains that a merge has made. */
export interface PersonMergeFollowRow {
  id: Generated<number>;
  merge_id: number;
  follow_id: number;
}

/** Somebody who says that they are a person, or look after one (D26, D46). */
export interface ClaimRow {
  id: Generated<number>;
  /** The club that decides. */
  club_id: number;
  person_id: number;
  user_id: number;
  relation: 'self' | 'manager';
  state: 'pending' | 'approved' | 'declined';
  /** The person's name as the claimant saw it. */
  shown_name: string;
  created_at: string;
  decided_at: Generated<string | null>;
  decided_by: Generated<number | null>;
}

/** A court of a club (D48). */
export interface CourtRow {
  id: Generated<number>;
  club_id: number;
  name: string;
  /** The same for all names of one court (`courtKey`), unique in a club. */
  name_key: string;
  surface: Surface | null;
  indoor: number;
  lights: number;
  /** 1 where finals belong. */
  centre: Generated<number>;
  /** Its place in the club's order: 1, 2, 3 … */
  position: number;
  created_at: string;
  version: Generated<number>;
}

/** When a court is open on a weekday, in minutes of the club's day; closed on a day without a row. */
export interface CourtHoursRow {
  id: Generated<number>;
  court_id: number;
  /** 1 is Monday. */
  weekday: number;
  opens: number;
  closes: number;
}

/** A time at which a court cannot be used. */
export interface CourtClosureRow {
  id: Generated<number>;
  court_id: number;
  starts_at: string;
  /** Null until further notice. */
  ends_at: string | null;
  /** For the admins of the club. */
  reason: string | null;
}

export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  clubs: ClubRow;
  club_members: ClubMemberRow;
  tournaments: TournamentRow;
  groups: GroupRow;
  participants: ParticipantRow;
  persons: PersonRow;
  person_managers: PersonManagerRow;
  claims: ClaimRow;
  meetings: MeetingRow;
  notices: NoticeRow;
  pictures: PictureRow;
  push_keys: PushKeysRow;
  push_devices: PushDeviceRow;
  follows: FollowRow;
  tournament_scorers: TournamentScorerRow;
  tournament_courts: TournamentCourtRow;
  notice_choices: NoticeChoiceRow;
  mail_stop_keys: MailStopKeyRow;
  result_reports: ResultReportRow;
  score_links: ScoreLinkRow;
  score_logs: ScoreLogRow;
  score_events: ScoreEventRow;
  person_merges: PersonMergeRow;
  person_merge_entries: PersonMergeEntryRow;
  person_merge_requests: PersonMergeRequestRow;
  person_merge_follows: PersonMergeFollowRow;
  matches: MatchRow;
  match_proposals: MatchProposalRow;
  courts: CourtRow;
  court_hours: CourtHoursRow;
  court_closures: CourtClosureRow;
  court_looks: CourtLookRow;
  draws: DrawRow;
  draw_acts: DrawActRow;
  orders_of_play: OrderOfPlayRow;
  order_moves: OrderMoveRow;
  suspensions: SuspensionRow;
  idempotency_keys: IdempotencyRow;
  guess_budgets: GuessBudgetRow;
  rate_windows: RateWindowRow;
  familiar_sources: FamiliarSourceRow;
  reset_tokens: ResetTokenRow;
  invitations: InvitationRow;
  mails: MailRow;
  partner_requests: PartnerRequestRow;
  platform_settings: PlatformSettingRow;
  subscription_plans: SubscriptionPlanRow;
  support_tickets: SupportTicketRow;
  ticket_responses: TicketResponseRow;
  audit_log: AuditRecordRow;
  audit_head: AuditHeadRow;
  audit_pending: PendingRecordRow;
  audit_checkpoint: AuditCheckpointRow;
  change_batches: ChangeBatchRow;
  kept_figures: KeptFigureRow;
  name_grams: NameGramRow;
}
