// Tells the organisers of a tournament something in the product (D53): the person who made it, and the admins of its club.
import { DEFAULT_CHOICES, TOPIC_OF, type NoticeFacts, type NoticeKind } from '@tennis/contract';
import type { StoredTournament } from '../access/guards.ts';
import type { Tx } from '../database/connection.ts';
import { choicesOf } from './told-choices.ts';
import type { When } from './tellings.ts';

/** The accounts that run it. */
async function organisersOf(tx: Tx, { club_id: clubId, created_by: creator }: StoredTournament) {
  const admins =
    clubId === null
      ? []
      : await tx
          .selectFrom('club_members')
          .select('user_id')
          .where('club_id', '=', clubId)
          .where('role', '=', 'admin')
          .execute();
  return new Set([...admins.map(({ user_id: id }) => id), ...(creator === null ? [] : [creator])]);
}

/** Stores it for each of them in the channels they have chosen. If it is still unread, it is not stored again. */
export async function tellOrganisers(
  tx: Tx,
  tournament: StoredTournament,
  {
    kind,
    participantId,
    facts,
  }: { readonly kind: NoticeKind; readonly participantId: number; readonly facts: NoticeFacts },
  { now, actorId }: When,
): Promise<void> {
  const ids = [...(await organisersOf(tx, tournament))].filter((id) => id !== actorId);
  if (ids.length === 0) return;
  const text = JSON.stringify(facts);
  const told = await tx
    .selectFrom('notices')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('kind', '=', kind)
    .where('participant_id', '=', participantId)
    .where('facts', '=', text)
    .where('read_at', 'is', null)
    .execute();
  const knows = new Set(told.map(({ user_id: id }) => id));
  const { chosen, reachable } = await choicesOf(tx, ids);
  const topic = TOPIC_OF[kind];
  const usual = DEFAULT_CHOICES[topic];
  const at = now.toISOString();
  const rows = ids.flatMap((id) => {
    const choice = chosen.find((one) => one.user_id === id && one.topic === topic);
    const isInApp = choice === undefined ? usual.inApp : choice.in_app === 1;
    const isByMail = choice === undefined ? usual.byMail : choice.by_mail === 1;
    const wantsPush = choice === undefined ? usual.byPush : choice.by_push === 1;
    const isPushed = wantsPush && reachable.has(id);
    if (knows.has(id) || (!isInApp && !isByMail && !isPushed)) return [];
    return [
      {
        kind,
        tournament_id: tournament.id,
        participant_id: participantId,
        match_id: null,
        facts: text,
        user_id: id,
        device_id: null,
        person_id: null,
        // It is about nobody they are or look after.
        followed: 1,
        created_at: at,
        visible_at: at,
        read_at: null,
        in_app: isInApp ? 1 : 0,
        by_mail: isByMail ? 1 : 0,
        push_at: isPushed ? at : null,
      },
    ];
  });
  if (rows.length > 0) await tx.insertInto('notices').values(rows).execute();
}
