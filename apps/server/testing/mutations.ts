// Single mutations of a valid JSON body: each one is wrong in exactly one place, so that none may be accepted.

export interface Mutation {
  readonly what: string;
  readonly body: unknown;
}

type Path = readonly string[];
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every path to a value inside the body, objects before their fields. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...at, name], ...pathsOf(inner, [...at, name])]);
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), body);
}

/** A copy of the body with another value at a path; `undefined` takes the field away. */
function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const fields: Record<string, unknown> = isFields(body) ? { ...body } : {};
  const next = withValue(fields[name], rest, value);
  if (next === undefined) delete fields[name];
  else fields[name] = next;
  return fields;
}

const LONG = 'x'.repeat(6000);

/** Values of a wrong type for the value that stands there. */
function wrongTypes(value: unknown): readonly (readonly [string, unknown])[] {
  const all: readonly (readonly [string, unknown])[] = [
    ['a list', [value]],
    ['an empty list', []],
    ['an empty object', {}],
    ['an object around it', { value }],
  ];
  if (typeof value === 'string') {
    return [
      ...all,
      ['a number', 7],
      ['a zero', 0],
      ['true', true],
      ['false', false],
      ['too long a text', LONG],
      ['a NUL inside', `${value}\u0000`],
      ['half a character', `${value}\ud800`],
      ['an escape character', `\u001b${value}`],
    ];
  }
  if (typeof value === 'number') {
    return [
      ...all,
      ['a number as text', String(value)],
      ['text', 'seven'],
      ['an empty text', ''],
      ['true', true],
      ['a fraction', value + 0.5],
      ['a negative number', -1 - value],
      ['a huge number', 1e300],
      ['beyond 2^53', 2 ** 53 + 2],
    ];
  }
  if (typeof value === 'boolean') {
    return [...all, ['a number', Number(value)], ['text', String(value)], ['an empty text', '']];
  }
  if (isFields(value)) {
    return [
      ['a list', [value]],
      ['text', JSON.stringify(value)],
      ['a number', 7],
      ['true', true],
    ];
  }
  return all;
}

export interface MutationRules {
  /** Fields, as dotted paths, that may be null. */
  readonly nullable: readonly string[];
  /** Fields, as dotted paths, that may be left out. */
  readonly optional: readonly string[];
  /** Lists, as dotted paths, that may be empty. */
  readonly emptiable?: readonly string[];
}

/**
 * All single mutations of a body, always the same for the same body. `foreignFields` are fields of the product's objects that this body does not
 * take: injecting them must have no effect.
 */
export function mutationsOf(
  body: unknown,
  { nullable, optional, emptiable = [] }: MutationRules,
  foreignFields: readonly string[],
): readonly Mutation[] {
  const paths = pathsOf(body);
  const inside = paths.flatMap((path): Mutation[] => {
    const name = path.join('.');
    const value = valueAt(body, path);
    return [
      ...(nullable.includes(name) ? [] : [{ what: `${name} is null`, body: withValue(body, path, null) }]),
      ...(optional.includes(name)
        ? []
        : [{ what: `${name} is missing`, body: withValue(body, path, undefined) }]),
      ...wrongTypes(value)
        .filter(([kind]) => kind !== 'an empty list' || !emptiable.includes(name))
        .map(([kind, wrong]) => ({ what: `${name} is ${kind}`, body: withValue(body, path, wrong) })),
    ];
  });
  const objects: Path[] = [[], ...paths.filter((path) => isFields(valueAt(body, path)))];
  const strange = objects.flatMap((path) =>
    ['unknown', 'isAdmin', ' name', 'Name', '$where'].map((name) => ({
      what: `${[...path, name].join('.')} is unknown`,
      body: withValue(body, [...path, name], 1),
    })),
  );
  const foreign = foreignFields.flatMap((name) =>
    [1, 'text', null].map((value) => ({
      what: `${name} is injected as ${JSON.stringify(value)}`,
      body: withValue(body, [name], value),
    })),
  );
  const wholes = [null, [], [body], 'text', 7, true, JSON.stringify(body)].map((whole) => ({
    what: `the whole body is ${JSON.stringify(whole).slice(0, 30)}`,
    body: whole,
  }));
  return [...inside, ...strange, ...foreign, ...wholes];
}
