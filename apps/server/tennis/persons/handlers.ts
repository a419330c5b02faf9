// The people of a club: found, added, changed, merged and parted (D24, D46, ADR 22).
import type { personRoutes, Person, UpdatePerson } from '@tennis/contract';
import { joinedName, namePartsOf, personKey, type NameParts } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { differs, refuseStale } from '../../ground/version.ts';
import { insertPeople, nameColumns } from '../people.ts';
import { keepRatings } from '../ratings-of.ts';
import { endManaging } from '../person-managers.ts';
import { refuseLostYear, refuseUnlike } from './merge-refusals.ts';
import { mergeInto } from './merging.ts';
import { refuseNamesakes } from './namesakes.ts';
import { part } from './parting.ts';
import { presentPeople } from './present.ts';
import { findPerson, listPeople, updatePerson, type PersonView } from './store.ts';

async function mustFind(tx: Tx, clubId: number, id: number): Promise<PersonView> {
  const person = await findPerson(tx, clubId, id);
  if (person === undefined) throw new Refused({ type: 'not-found' });
  return person;
}

/** A person whose record the club keeps: one of its own people, without an account. */
async function mustKeep(tx: Tx, clubId: number, id: number): Promise<PersonView> {
  const person = await mustFind(tx, clubId, id);
  if (person.club_id !== clubId)
    throw new Refused({ type: 'not-allowed', reason: because('personOfAnotherClub') });
  return person;
}

/** The same for a change. If no club keeps a person, every club that sees them may rate them, but change nothing else (ADR 41). */
async function mustChange(tx: Tx, clubId: number, id: number, change: UpdatePerson): Promise<PersonView> {
  const person = await mustFind(tx, clubId, id);
  const { ratings: _ratings, ...others } = change;
  const isRated = person.club_id === null && Object.values(others).every((value) => value === undefined);
  return isRated ? person : mustKeep(tx, clubId, id);
}

async function present(tx: Tx, clubId: number, id: number, now: Date): Promise<Person> {
  const [person] = await presentPeople(tx, clubId, [await mustFind(tx, clubId, id)], now);
  if (person === undefined) throw new Refused({ type: 'not-found' });
  return person;
}

type SentPerson = UpdatePerson;

/** The parts as they were sent; undefined if they were not sent. */
function partsOf({ givenName, familyName }: SentPerson): NameParts | null | undefined {
  if (givenName === undefined || familyName === undefined) return undefined;
  return givenName === null || familyName === null ? null : { given: givenName, family: familyName };
}

/** The parts must add up to this name, in any order. */
function refuseOtherParts(name: string, parts: NameParts | null | undefined): void {
  if (parts === null || parts === undefined) return;
  if (personKey(joinedName(parts)) !== personKey(name))
    refuseField('familyName', because('partsOfOtherName'));
}

function birthOf({ birthDate, birthYear }: SentPerson): string | null | undefined {
  if (birthDate !== undefined) return birthDate;
  if (birthYear === undefined) return undefined;
  return birthYear === null ? null : String(birthYear);
}

export const personHandlers: Handlers<Omit<typeof personRoutes, 'importPersons'>> = {
  listPersons: async ({ tx, params, query, request, reply, now }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const keys = query.names
      ?.split('\n')
      .map(personKey)
      .filter((key) => key !== '');
    const rows = await listPeople(tx, params.clubId, { q: query.q, keys, limit, after });
    const page = pageOf(rows, limit, (last) => [last.search_name, last.id], request, reply);
    return presentPeople(tx, params.clubId, page, now);
  },

  createPerson: {
    write: async ({ tx, params, body, now, trail }) => {
      const parts = partsOf(body) ?? namePartsOf(body.name);
      refuseOtherParts(body.name, parts);
      if (body.asksAboutNamesakes === true)
        await refuseNamesakes(tx, { clubId: params.clubId, name: body.name, now });
      const [id = 0] = await insertPeople(
        tx,
        [
          {
            name: body.name,
            parts,
            clubId: params.clubId,
            birth: birthOf(body) ?? null,
            gender: body.gender ?? null,
            ratings: body.ratings ?? [],
            isMember: body.isMarked ?? true,
          },
        ],
        now,
      );
      trail.object = { kind: 'person', id };
      return present(tx, params.clubId, id, now);
    },
    again: async ({ tx, params, id, now }) => present(tx, params.clubId, id, now),
  },

  updatePerson: {
    write: async ({ tx, params, body, ifMatch, now }) => {
      const person = await mustChange(tx, params.clubId, params.personId, body);
      const stale = async () => refuseStale(await present(tx, params.clubId, person.id, now));
      if (ifMatch !== null && ifMatch !== person.version) await stale();
      const name = body.name ?? person.name;
      const birth = birthOf(body);
      if (person.account_id !== null) {
        if (name !== person.name) refuseField('name', because('nameOfAccount'));
        if (birth !== undefined) refuseField('birthYear', because('nameOfAccount'));
      }
      const sent = partsOf(body);
      refuseOtherParts(name, sent);
      const kept = name === person.name ? storedParts(person) : namePartsOf(name);
      const change = {
        ...nameColumns(name, sent === undefined ? kept : sent),
        ...(body.gender === undefined ? {} : { gender: body.gender }),
        ...(birth === undefined ? {} : { birth }),
        ...(body.isMarked === undefined ? {} : { club_member: body.isMarked ? 1 : 0 }),
        ...(body.ratings === undefined ? {} : { ratings: keepRatings(body.ratings) }),
      };
      if (differs(person, change) && !(await updatePerson(tx, person, change))) await stale();
      return present(tx, params.clubId, person.id, now);
    },
    again: async ({ tx, params, now }) => present(tx, params.clubId, params.personId, now),
  },

  mergePerson: {
    write: async ({ tx, params, body, caller, now, trail }) => {
      const person = await mustKeep(tx, params.clubId, params.personId);
      const into = await findPerson(tx, params.clubId, body.into);
      if (into === undefined) refuseField('into', because('personNotOfClub'));
      await refuseUnlike(tx, person, into);
      refuseLostYear(person, into, { clubId: params.clubId, now });
      if (body.confirm !== true) {
        const count = (person.alone ?? 0) + (person.as_partner ?? 0);
        const reason = because('mergeMoves', { count, name: person.name, into: into.name });
        refuseConflict(reason, { details: { code: 'merge', canConfirm: true, entries: count } });
      }
      await mergeInto(tx, person, into, { clubId: params.clubId, userId: caller.userId, now });
      trail.also = [{ kind: 'person', id: into.id, version: null }];
      return present(tx, params.clubId, into.id, now);
    },
    again: async ({ tx, params, body, now }) => present(tx, params.clubId, body.into, now),
  },

  removeManager: async ({ tx, params, now, trail }) => {
    const person = await mustKeep(tx, params.clubId, params.personId);
    await endManaging(tx, person.id, params.userId, now);
    trail.also = [{ kind: 'account', id: params.userId, version: null }];
    return null;
  },

  unmergePerson: async ({ tx, params, now, trail }) => {
    const { intoId } = await part(tx, params.clubId, params.personId, now);
    trail.also = [{ kind: 'person', id: intoId, version: null }];
    return null;
  },
};

const storedParts = ({ given_name: given, family_name: family }: PersonView): NameParts | null =>
  given === null || family === null ? null : { given, family };
