// The organisers name somebody the club knows as the partner of an entry (AG2, D46). If that person is entered alone in the same tournament, the two
// entries become one pair's, just as when the players agree on it themselves.
import { canManageClub, isPairType, type Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { StoredTournament } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseField } from '../../ground/refusal.ts';
import { isInPublishedDraw } from '../drawn.ts';
import { selectEntries, type EntryWithAccounts } from '../entries.ts';
import { mailPeople } from '../mails-to-people.ts';
import { endOthersRequests, mergeEntries } from '../pairing.ts';
import { tell } from '../telling.ts';
import { fillPlaces } from '../waiting-list.ts';
import { findParticipant, findPerson, hasMatches, listEnterablePeople, type FoundPerson } from './store.ts';

/** Who names a partner, and where. */
interface Naming {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly caller: Caller;
  readonly now: Date;
}

/** The person who is named, with their own entries in the tournament. */
export interface NamedPartner {
  readonly person: FoundPerson;
  readonly theirs: readonly EntryWithAccounts[];
}

const isPair = (entry: EntryWithAccounts): boolean =>
  entry.partner_person_id !== null || entry.partner_user_id !== null || entry.partner_name !== null;

/** Everybody may name those who are entered in the tournament; the club's admins name anybody whom their club knows. */
async function findIt(
  tx: Tx,
  tournament: StoredTournament,
  caller: Caller,
  personId: number,
  isEntered: boolean,
): Promise<FoundPerson> {
  const [known] = canManageClub(caller, tournament.club_id)
    ? await listEnterablePeople(tx, tournament.club_id, [personId])
    : [];
  const person = known ?? (isEntered ? await findPerson(tx, personId) : undefined);
  if (person === undefined) refuseField('partnerPersonId', because('personNotOfClub'));
  return person;
}

/** The person behind the number. Refuses somebody who cannot be the partner: they play with somebody else, or stand in the draw by themselves. */
export async function findNamedPartner(
  tx: Tx,
  tournament: StoredTournament,
  caller: Caller,
  entry: EntryWithAccounts,
  personId: number,
): Promise<NamedPartner> {
  if (!isPairType(tournament.type)) refuseField('partnerPersonId', because('partnerNotTaken'));
  if (entry.partner_user_id !== null) refuseField('partnerPersonId', because('nameOfPartnerAccount'));
  if (entry.person_id === personId) refuseField('partnerPersonId', because('partnerIsPlayer'));
  const theirs = await selectEntries(tx)
    .where('tournament_id', '=', tournament.id)
    .where('participants.id', '<>', entry.id)
    .where((where) =>
      where.or([where('person_id', '=', personId), where('partner_person_id', '=', personId)]),
    )
    .orderBy('participants.id')
    .execute();
  const person = await findIt(tx, tournament, caller, personId, theirs.length > 0);
  for (const own of theirs) {
    const stays =
      isPair(own) ||
      entry.withdrawn_at !== null ||
      (await hasMatches(tx, tournament.id, own.id)) ||
      (await isInPublishedDraw(tx, tournament.id, own.id));
    if (stays) throw new Refused({ type: 'taken', what: 'entry' });
  }
  return { person, theirs };
}

/** Tells both players that they are a pair now: the organisers have decided it, not they. Nobody reads of a draft, or of an entry that has withdrawn. */
async function tellPair(
  { tx, tournament, caller, now }: Naming,
  entry: EntryWithAccounts,
  partner: FoundPerson,
): Promise<void> {
  if (tournament.status === 'draft' || entry.withdrawn_at !== null) return;
  // An organiser who plays too knows it.
  const personIds = [
    { id: entry.person_id, account: entry.user_id },
    { id: partner.id, account: partner.account_id },
  ].flatMap(({ id, account }) => (id === null || account === caller.userId ? [] : [id]));
  const about = { tournamentId: tournament.id, participantId: entry.id };
  await tell(tx, [{ kind: 'paired', personIds, ...about }], { now, actorId: caller.userId });
  await mailPeople(
    tx,
    'paired',
    personIds.map((personId) => ({ personId, entryId: entry.id, requestId: null })),
    now,
  );
}

/** Makes them the partner, and tells both. Returns the other entries that changed. */
export async function joinNamed(
  naming: Naming,
  entryId: number,
  { person, theirs }: NamedPartner,
): Promise<readonly number[]> {
  const { tx, tournament, now } = naming;
  const entry = await findParticipant(tx, tournament.id, entryId);
  if (entry === undefined) throw new Refused({ type: 'not-found' });
  const { gone, wasFull } = await mergeEntries(naming, entry, person, theirs);
  const asked = [entry.person_id, person.id].filter((id) => id !== null);
  const others = await endOthersRequests(naming, asked);
  await tellPair(naming, entry, person);
  const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
  return [...gone, ...others, ...promoted];
}
