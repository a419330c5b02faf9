// SQL of lists of entries: a handful of statements, however long the list is.
import { personKey } from '@tennis/domain';
import { blankToNull } from '@tennis/contract';
import type { StoredTournament } from '../../../access/guards.ts';
import type { Tx } from '../../../database/connection.ts';
import { peopleOf, selectEntries } from '../../entries.ts';
import { insertPeople, type NewPerson } from '../../people.ts';
import { inPortions, yearOf } from '../../people-meant.ts';
import { columnsOf } from '../overrule.ts';
import type { Decision, EnteredBefore, EnteredSide, Meant } from './plan.ts';

const yearText = (year: number | null): string | null => (year === null ? null : String(year));

type NameOf = Pick<ReturnType<typeof peopleOf>['player'], 'accountName' | 'name'>;

function sideOf({ accountName, name }: NameOf, personId: number | null, birth: string | null): EnteredSide[] {
  const shown = accountName ?? name;
  return shown === null ? [] : [{ personId, key: personKey(shown), year: yearOf(birth) }];
}

/**
 * The entries of a tournament. `seesPeople`: the caller reads the club's people. Otherwise only the year in the entry itself is compared, so that a
 * list never reveals when somebody was born (D24).
 */
export async function listEnteredBefore(
  tx: Tx,
  tournamentId: number,
  seesPeople: boolean,
): Promise<readonly EnteredBefore[]> {
  const rows = await selectEntries(tx)
    .where('tournament_id', '=', tournamentId)
    .orderBy('participants.id')
    .execute();
  return rows.map((row) => {
    const { player, partner } = peopleOf(row);
    return {
      id: row.id,
      seed: row.seed,
      isWithdrawn: row.withdrawn_at !== null,
      sides: [
        ...sideOf(player, row.person_id, seesPeople ? player.birth : yearText(row.birth_year)),
        ...sideOf(
          partner,
          row.partner_person_id,
          seesPeople ? partner.birth : yearText(row.partner_birth_year),
        ),
      ],
    };
  });
}

type Entered = Extract<Decision, { kind: 'entered' }>;

const newPerson = ({ said }: Meant, clubId: number | null): NewPerson => ({
  name: said.name,
  ...(typeof said.givenName === 'string' && typeof said.familyName === 'string'
    ? { parts: { given: said.givenName, family: said.familyName } }
    : {}),
  clubId,
  birth: said.birthYear === undefined ? null : String(said.birthYear),
  gender: said.gender ?? null,
});

/** Enters all of them, and makes the people who are new. */
export async function enterAll(
  tx: Tx,
  tournament: StoredTournament,
  entered: readonly Entered[],
  by: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const isNew = entered.flatMap(({ sides }) => sides.filter(({ kind }) => kind === 'new'));
  const made: number[] = [];
  await inPortions(isNew, async (portion) => {
    const people = portion.map((side) => newPerson(side, tournament.club_id));
    made.push(...(await insertPeople(tx, people, by.now)));
  });
  const idOf = new Map(isNew.map((side, at) => [side, made[at] ?? null]));
  const stored = (side: Meant | undefined) => {
    if (side === undefined) return { userId: null, name: null, personId: null };
    if (side.kind === 'new') return { userId: null, name: side.said.name, personId: idOf.get(side) ?? null };
    const { id, name, account_id: userId } = side.person;
    return { userId, name: userId === null ? name : null, personId: id };
  };
  await inPortions(entered, (portion) =>
    tx
      .insertInto('participants')
      .values(
        portion.map(({ line, sides, waiting, overruled }) => {
          const [player, partner] = [stored(sides[0]), stored(sides[1])];
          return {
            ...(overruled.length === 0
              ? { overruled: null, overruled_at: null, overruled_by: null }
              : columnsOf(overruled, by)),
            club_id: tournament.club_id,
            tournament_id: tournament.id,
            user_id: player.userId,
            name: player.name,
            person_id: player.personId,
            partner_user_id: partner.userId,
            partner_name: partner.name,
            partner_person_id: partner.personId,
            seed: line.seed ?? null,
            group_id: null,
            club: blankToNull(line.club),
            birth_year: line.player.birthYear ?? null,
            partner_birth_year: line.partner?.birthYear ?? null,
            alternate: waiting,
            created_at: by.now.toISOString(),
          };
        }),
      )
      .execute(),
  );
}
