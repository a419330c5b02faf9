// The fields of each object that the log may hold. `shown` fields are kept with before and after, `private` ones only by name. So nothing personal and no secret
// is in the chain (ADR 12). For a new column, decide here; until then the code does not compile.
import type { ObjectKind } from '@tennis/contract';
import type {
  ClaimRow,
  ClubMemberRow,
  ClubRow,
  CourtRow,
  DrawRow,
  GroupRow,
  InvitationRow,
  MatchRow,
  MeetingRow,
  OrderOfPlayRow,
  ParticipantRow,
  PersonRow,
  PlatformSettingRow,
  SubscriptionPlanRow,
  SupportTicketRow,
  Tables,
  TicketResponseRow,
  TournamentRow,
  UserRow,
} from '../database/schema.ts';

type Rule = 'shown' | 'private' | 'left out';
type Rules<Row> = Readonly<Record<keyof Row, Rule>>;

const account: Rules<UserRow> = {
  id: 'left out',
  username: 'private',
  username_key: 'left out',
  name: 'private',
  search_name: 'left out',
  email: 'private',
  email_key: 'left out',
  password_hash: 'private',
  role: 'shown',
  date_of_birth: 'private',
  created_at: 'left out',
  email_proved_at: 'left out',
  language: 'shown',
  // Nobody else's business.
  theme: 'left out',
  hours: 'left out',
  time_zone: 'left out',
  shortcuts: 'left out',
  quiet_from: 'left out',
  quiet_until: 'left out',
  shows_email: 'shown',
  picture: 'private',
  plan_id: 'shown',
};

/** A club's row with the names of its courts in their order, or with what a list has added, if the write is about these. */
const club: Rules<
  ClubRow & { courts: string; people_added: number; people_changed: number; people_invited: number }
> = {
  courts: 'shown',
  people_added: 'shown',
  people_changed: 'shown',
  people_invited: 'shown',
  id: 'left out',
  name: 'shown',
  search_name: 'left out',
  description: 'private',
  location: 'shown',
  time_zone: 'shown',
  publishes_full_names: 'shown',
  created_by: 'left out',
  created_at: 'left out',
  contact_email: 'private',
  version: 'left out',
  logo: 'private',
  late_minutes: 'shown',
  turnaround: 'shown',
  dark_from: 'shown',
  over_by: 'shown',
  day_limits: 'shown',
  day_singles: 'shown',
  day_doubles: 'shown',
  day_total: 'shown',
  junior_limits: 'shown',
  juniors_early: 'shown',
  overnight_hours: 'shown',
  rest_rules: 'shown',
  possible_clashes: 'shown',
  main_colour: 'shown',
  second_colour: 'shown',
};

/** A court's row with its opening hours and closures, which have rows of their own. */
const court: Rules<CourtRow & { hours: string; closures: string }> = {
  id: 'left out',
  club_id: 'left out',
  name: 'shown',
  name_key: 'left out',
  surface: 'shown',
  indoor: 'shown',
  lights: 'shown',
  centre: 'shown',
  position: 'left out',
  created_at: 'left out',
  version: 'left out',
  hours: 'shown',
  // The reason may name people.
  closures: 'private',
};

const membership: Rules<ClubMemberRow> = {
  id: 'left out',
  club_id: 'left out',
  user_id: 'shown',
  role: 'shown',
  created_at: 'left out',
};

const invitation: Rules<InvitationRow> = {
  id: 'left out',
  club_id: 'left out',
  email: 'private',
  email_key: 'left out',
  role: 'shown',
  status: 'shown',
  token_hash: 'left out',
  invited_by: 'left out',
  created_at: 'left out',
  expires_at: 'shown',
  accepted_by: 'left out',
  accepted_at: 'left out',
  link_mailed: 'left out',
};

/** A tournament's row with what a list of entries has added, or with the names of its courts, if the write is about these. */
type AuditedTournament = TournamentRow & { entries_added: number; entries_waiting: number; courts: string };

const tournament: Rules<AuditedTournament> = {
  courts: 'shown',
  entries_added: 'shown',
  entries_waiting: 'shown',
  id: 'left out',
  club_id: 'left out',
  name: 'shown',
  search_name: 'left out',
  description: 'private',
  type: 'shown',
  status: 'shown',
  start_date: 'shown',
  end_date: 'shown',
  registration_end_date: 'shown',
  time_zone: 'shown',
  max_participants: 'shown',
  format: 'shown',
  point_system: 'shown',
  let_rule: 'shown',
  time_limit: 'shown',
  matches_per_participant: 'shown',
  players_progressing: 'shown',
  tie_breaker_rule: 'shown',
  match_format: 'shown',
  stage_formats: 'shown',
  location: 'shown',
  contact_email: 'private',
  created_by: 'left out',
  created_at: 'left out',
  version: 'left out',
  // The meeting's own record tells it by name.
  meeting_id: 'left out',
  archived_at: 'shown',
  members_only: 'shown',
  report_hours: 'shown',
};

const entry: Rules<ParticipantRow> = {
  id: 'left out',
  club_id: 'left out',
  tournament_id: 'left out',
  user_id: 'shown',
  name: 'private',
  partner_user_id: 'shown',
  partner_name: 'private',
  seed: 'shown',
  ranking: 'shown',
  group_id: 'shown',
  club: 'private',
  birth_year: 'private',
  partner_birth_year: 'private',
  withdrawn_at: 'shown',
  // Nobody may read of injuries and illnesses in a log that is never rewritten.
  withdrawn_reason: 'private',
  withdrawn_note: 'private',
  alternate: 'shown',
  placed_because: 'private',
  check_in: 'shown',
  checked_at: 'left out',
  created_at: 'left out',
  person_id: 'shown',
  partner_person_id: 'shown',
  seeks: 'shown',
  overruled: 'shown',
  overruled_at: 'left out',
  overruled_by: 'left out',
  note: 'private',
  times: 'private',
};

const person: Rules<PersonRow> = {
  id: 'left out',
  club_id: 'shown',
  account_id: 'shown',
  name: 'private',
  given_name: 'private',
  family_name: 'private',
  search_name: 'left out',
  name_key: 'left out',
  gender: 'private',
  birth: 'private',
  ratings: 'private',
  club_member: 'shown',
  merged_into: 'shown',
  erased_at: 'left out',
  created_at: 'left out',
  version: 'left out',
};

const claim: Rules<ClaimRow> = {
  id: 'left out',
  club_id: 'left out',
  person_id: 'shown',
  user_id: 'shown',
  relation: 'shown',
  state: 'shown',
  shown_name: 'left out',
  created_at: 'left out',
  decided_at: 'left out',
  decided_by: 'left out',
};

const group: Rules<GroupRow> = {
  id: 'left out',
  club_id: 'left out',
  tournament_id: 'left out',
  name: 'shown',
};

const match: Rules<MatchRow> = {
  id: 'left out',
  club_id: 'left out',
  tournament_id: 'left out',
  round: 'shown',
  group_id: 'shown',
  participant1_id: 'shown',
  participant2_id: 'shown',
  winner_id: 'shown',
  status: 'shown',
  court: 'shown',
  // Its name tells it.
  court_id: 'left out',
  start_time: 'shown',
  start_day: 'left out',
  score: 'shown',
  called_at: 'shown',
  called_away: 'left out',
  started_at: 'left out',
  completed_at: 'left out',
  created_at: 'left out',
  version: 'left out',
  draw_id: 'left out',
  draw_match: 'left out',
  draw_round: 'left out',
  comes_from: 'left out',
  automatic: 'left out',
  not_before: 'shown',
  followed_by: 'left out',
  pinned: 'left out',
  held: 'left out',
  breaks: 'left out',
  own_format: 'shown',
  own_minutes: 'left out',
  play_by: 'shown',
  reminded_days: 'left out',
  next_told: 'left out',
  told_start_time: 'left out',
  told_estimate: 'left out',
  told_estimate_at: 'left out',
};

const draw: Rules<DrawRow> = {
  id: 'left out',
  club_id: 'left out',
  tournament_id: 'left out',
  number: 'shown',
  kind: 'shown',
  state: 'shown',
  options: 'shown',
  // The draw itself says who stands on which line, and it is kept.
  drawn: 'private',
  by_hand: 'shown',
  withdrawn: 'left out',
  kept_places: 'left out',
  settled: 'left out',
  made_by: 'left out',
  made_at: 'left out',
  published_at: 'left out',
  reason: 'private',
  turn: 'left out',
  version: 'left out',
};

/** An order's row with its suspended courts, which have rows of their own. */
const order: Rules<OrderOfPlayRow & { suspended: string }> = {
  suspended: 'shown',
  id: 'left out',
  club_id: 'left out',
  day: 'left out',
  published_at: 'shown',
  published_by: 'left out',
  day_limit: 'shown',
  version: 'left out',
};

/** Somebody may keep a password in a setting of their own. */
const setting: Rules<PlatformSettingRow> = {
  id: 'left out',
  setting_key: 'left out',
  setting_value: 'private',
  description: 'private',
  updated_at: 'left out',
};

const plan: Rules<SubscriptionPlanRow> = {
  id: 'left out',
  name: 'shown',
  name_key: 'left out',
  description: 'private',
  price: 'shown',
  billing_cycle: 'shown',
  features: 'private',
  max_clubs: 'shown',
  max_members: 'shown',
  max_tournaments: 'shown',
  is_active: 'shown',
  created_at: 'left out',
  updated_at: 'left out',
  version: 'left out',
};

/** Messages to the platform's people belong to their writer. */
const ticket: Rules<SupportTicketRow> = {
  id: 'left out',
  user_id: 'left out',
  subject: 'private',
  search_subject: 'left out',
  description: 'private',
  status: 'shown',
  priority: 'shown',
  assigned_to: 'shown',
  created_at: 'left out',
  version: 'left out',
};

const response: Rules<TicketResponseRow> = {
  id: 'left out',
  ticket_id: 'left out',
  user_id: 'left out',
  message: 'private',
  created_at: 'left out',
};

/** A meeting's row with the names of its tournaments. */
const meeting: Rules<MeetingRow & { tournaments: string }> = {
  id: 'left out',
  club_id: 'left out',
  name: 'shown',
  search_name: 'left out',
  tournaments: 'shown',
  created_at: 'left out',
  version: 'left out',
};

interface Kept {
  readonly table: keyof Tables;
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Objects that have a row of their own; a session has none that the log would look at. */
export const KEPT: Readonly<Record<Exclude<ObjectKind, 'session'>, Kept>> = {
  account: { table: 'users', rules: account },
  club: { table: 'clubs', rules: club },
  court: { table: 'courts', rules: court },
  meeting: { table: 'meetings', rules: meeting },
  membership: { table: 'club_members', rules: membership },
  invitation: { table: 'invitations', rules: invitation },
  tournament: { table: 'tournaments', rules: tournament },
  entry: { table: 'participants', rules: entry },
  person: { table: 'persons', rules: person },
  claim: { table: 'claims', rules: claim },
  group: { table: 'groups', rules: group },
  match: { table: 'matches', rules: match },
  draw: { table: 'draws', rules: draw },
  order: { table: 'orders_of_play', rules: order },
  setting: { table: 'platform_settings', rules: setting },
  plan: { table: 'subscription_plans', rules: plan },
  ticket: { table: 'support_tickets', rules: ticket },
  response: { table: 'ticket_responses', rules: response },
};
