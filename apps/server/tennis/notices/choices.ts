// How an account wants to be told (D53): by topic, in the product and by mail, and during which hours it wants quiet.
import { DEFAULT_CHOICES, hasOwnMail, NOTICE_TOPICS, type NoticeChoices } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';

/** Every topic with what was chosen, or else with what holds for everybody. */
export async function readChoices(db: Db | Tx, userId: number): Promise<NoticeChoices> {
  const rows = await db
    .selectFrom('notice_choices')
    .select(['topic', 'in_app', 'by_mail', 'by_push'])
    .where('user_id', '=', userId)
    .execute();
  const user = await db
    .selectFrom('users')
    .select(['quiet_from', 'quiet_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    topics: NOTICE_TOPICS.map((topic) => {
      const row = rows.find((one) => one.topic === topic);
      return row === undefined
        ? { topic, ...DEFAULT_CHOICES[topic] }
        : { topic, inApp: row.in_app === 1, byMail: row.by_mail === 1, byPush: row.by_push === 1 };
    }),
    quiet:
      user.quiet_from === null || user.quiet_until === null
        ? null
        : { from: user.quiet_from, until: user.quiet_until },
  };
}

/** Keeps what was chosen of these topics; of one that is named twice, the last. */
export async function setChoices(
  tx: Tx,
  userId: number,
  topics: readonly (Omit<NoticeChoices['topics'][number], 'byPush'> & { byPush?: boolean | undefined })[],
): Promise<void> {
  for (const { topic, inApp, byMail, byPush } of topics) {
    const choice = {
      in_app: inApp ? 1 : 0,
      by_mail: byMail && !hasOwnMail(topic) ? 1 : 0,
      ...(byPush === undefined ? {} : { by_push: byPush ? 1 : 0 }),
    };
    await tx
      .insertInto('notice_choices')
      .values({ user_id: userId, topic, ...choice })
      .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(choice))
      .execute();
  }
}

/** Keeps the hours in which no mail goes out. */
export const setQuiet = (tx: Tx, userId: number, quiet: NoticeChoices['quiet']) =>
  tx
    .updateTable('users')
    .set({ quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null })
    .where('id', '=', userId)
    .execute();
