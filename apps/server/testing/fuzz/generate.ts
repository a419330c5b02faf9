// Requests made from the document's JSON Schemas: right ones, ones with a single fault, and wild ones. The world's lore knows which objects exist; an
// object is chosen by a number and looked up when the request is sent.
import * as fc from 'fast-check';
import { resolve, type JsonSchema, type Operation } from './document.ts';

/** Good values by the name of a field or parameter, for things a schema cannot know, such as ids that exist. */
export type Lore = Readonly<Record<string, readonly unknown[]>>;

/** A generated request. */
export interface Wish {
  readonly caller: number;
  /** A living object by number, or the words themselves. */
  readonly params: number | Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes to send; null sends none. */
  readonly payload: string | null;
}

const KNOWN = new Set(
  (
    '$ref type const enum anyOf properties required additionalProperties items minimum maximum exclusiveMinimum ' +
    'minLength maxLength minItems maxItems pattern format'
  ).split(' '),
);

/** Text that has broken other programs. */
const NASTY = [
  '',
  ' ',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\u007f',
  '\uD800',
  '\uFEFFx',
  '\u202Etxt',
  '𝕿𝖊𝖓𝖓𝖎𝖘',
  'İi̇ıß',
  '%00%ff',
  '{{7*7}}',
  '${7*7}',
  'null',
  '-0',
  '1e309',
  '9007199254740993',
  '0x10',
  '__proto__',
  'x'.repeat(6000),
  '\r\nSet-Cookie: a=b',
];

const WILD_NUMBERS = [-1, 0, 0.5, -0, 1e21, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE, Number.MIN_VALUE];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

/** Any JSON at all. */
const wildJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}]) },
  { weight: 3, arbitrary: fc.constantFrom(...WILD_NUMBERS) },
  { weight: 3, arbitrary: anyText },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Calendar days, mostly of the season of this world, now and then at the ends of the calendar. */
const day = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(2026) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, 1582, 1969, 9999) },
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(9) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
    ),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`);

const moment = fc
  .tuple(
    day,
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.constantFrom('', '.1', '.123', '.1234567891'),
  )
  .map(
    ([date, hours, minutes, fraction]) => `${date}T${twoDigits(hours)}:${twoDigits(minutes)}:00${fraction}Z`,
  );

const email = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9_'+-]{1,12}$/),
    fc.constantFrom('example.org', 'Example.ORG', 'a.b-c.example'),
  )
  .map(([local, host]) => `${local}@${host}`)
  .filter((text) => !/['.]@/.test(text));

/** The letters that go together in a username, which a schema cannot say. */
const username = fc
  .tuple(
    fc.constantFrom('Nina', 'Ольга', 'उमा', '王', 'ｎina', 'mar\u00adta', 'Weiß'),
    fc.stringMatching(/^[0-9 ._@+-]{3,20}$/),
  )
  .map(([name, rest]) => `${name}${rest}`);

function textOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (name === 'username')
    return fc.oneof({ weight: 4, arbitrary: username }, { weight: 1, arbitrary: anyText });
  if (schema.format === 'date-time') return moment;
  if (schema.format === 'date') return day;
  if (schema.format === 'email') return email;
  if (schema.format !== undefined) throw new Error(`The fuzzer knows no format ${schema.format}.`);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 60 } = schema;
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, 60) }),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(maxLength), 'é'.repeat(Math.max(minLength, 1)), ...NASTY),
    },
  );
}

function numberOf({ minimum, exclusiveMinimum, maximum = 2 ** 53 - 1 }: JsonSchema): fc.Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -(2 ** 53 - 1) : exclusiveMinimum + 1);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(maximum, min + 130) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, maximum) },
  );
}

function objectOf(schema: JsonSchema, lore: Lore): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, rightValue(property, lore, name)]),
  );
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  const all = fc.record(fields, { requiredKeys: [...required] });
  if (optional.length < 3) return all;
  // Fields that exclude each other come right only when most are left out.
  const few = fc
    .subarray(optional, { minLength: 1, maxLength: 2 })
    .chain((kept) =>
      fc.record(
        Object.fromEntries(
          Object.entries(fields).filter(([name]) => required.includes(name) || kept.includes(name)),
        ),
      ),
    );
  return fc.oneof(all, few);
}

/** False for a value of the lore that is about another field of the same name: this one names its choices, without it. */
const isChoiceOf = (schema: JsonSchema, value: unknown): boolean =>
  (schema.enum?.includes(value) ?? true) &&
  (schema.anyOf?.some((choice) => isChoiceOf(resolve(choice), value)) ?? true);

/** Values that the schema allows; mostly from the lore where it has the field's name. */
function rightValue(written: JsonSchema, lore: Lore, name = ''): fc.Arbitrary<unknown> {
  const schema = resolve(written);
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length > 0) throw new Error(`The fuzzer does not know the keyword ${unknown.join(', ')}.`);
  const known = lore[name]?.filter((value) => isChoiceOf(schema, value)) ?? [];
  const made = madeValue(schema, lore, name);
  if (known.length === 0) return made;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made });
}

function madeValue(schema: JsonSchema, lore: Lore, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((choice) => rightValue(choice, lore, name)));
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, lore);
    case 'array':
      return fc.array(rightValue(schema.items ?? {}, lore), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'string':
      return textOf(schema, name);
    case 'integer':
      return numberOf(schema);
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return wildJson;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that somebody might hope to slip in. */
const INJECTED = [
  'id',
  'role',
  'clubId',
  'createdBy',
  'status',
  'version',
  'winnerId',
  'passwordHash',
  'isAdmin',
  'constructor',
  'x',
];

/** Breaks a value in one place, at any depth: a field is missing, is too many, or has a wild value. */
function brokenValue(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      right,
      fc.nat(),
      fc.constantFrom('drop', 'add', 'replace', 'replace', 'deeper'),
      wildJson,
      fc.constantFrom(...INJECTED),
    )
    .map(([value, at, how, wild, extra]) => breakAt(value, at, how, wild, extra));
}

function breakAt(value: unknown, at: number, how: string, wild: unknown, extra: string): unknown {
  if (!isFields(value)) return wild;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)];
  if (name === undefined || how === 'add') return { ...value, [extra]: wild };
  if (how === 'drop') {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  if (how === 'deeper' && isFields(value[name])) {
    return { ...value, [name]: breakAt(value[name], Math.trunc(at / 7), 'replace', wild, extra) };
  }
  return { ...value, [name]: wild };
}

/** Bytes that are no JSON, or JSON in a strange dress. */
const RAW = [
  '',
  ' ',
  '{',
  '}',
  '{"a":1,}',
  'undefined',
  'NaN',
  '\uFEFF{}',
  '{"__proto__":{"role":"super_admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[]',
  'null',
  '"text"',
  '7',
  '{}{}',
  '{"a":1,"a":2}',
  '\u0000',
  '<a/>',
  'a=b&c=d',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  JSON.stringify({ padding: 'x'.repeat(70_000) }),
  '1e400',
  '{"id":1e400}',
];

function payloadOf(operation: Operation, lore: Lore): fc.Arbitrary<string | null> {
  const raw = fc.constantFrom(...RAW);
  const wild = wildJson.map((value) => JSON.stringify(value));
  if (operation.body === null) {
    return fc.oneof(
      { weight: 14, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: raw },
      { weight: 1, arbitrary: wild },
    );
  }
  const right = rightValue(operation.body, lore);
  return fc.oneof(
    { weight: 12, arbitrary: right.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: brokenValue(right).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: wild },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 120 }).map((text) => text.trim()),
  fc.constantFrom('', '*', '""', 'W/"1"', '"99999999999999999999"', 'é', 'x'.repeat(500)),
);

/** A header that is mostly left out. */
const maybe = (
  name: string,
  often: number,
  value: fc.Arbitrary<string>,
): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant({}) },
    { weight: often, arbitrary: value.map((text) => ({ [name]: text })) },
  );

const headersOf = (hasBody: boolean): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc
    .tuple(
      hasBody
        ? fc.oneof(
            { weight: 20, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
            { weight: 2, arbitrary: fc.constant({ 'content-type': 'application/json; charset=utf-8' }) },
            {
              weight: 1,
              arbitrary: fc
                .constantFrom(
                  'text/plain',
                  'application/xml',
                  'multipart/form-data',
                  'application/json; charset=ucs2',
                  '',
                )
                .map((type) => ({ 'content-type': type })),
            },
          )
        : fc.constant({}),
      maybe(
        'if-match',
        12,
        fc.oneof(
          fc.integer({ min: 0, max: 4 }).map((version) => `"${version}"`),
          headerText,
        ),
      ),
      maybe(
        'idempotency-key',
        12,
        fc.oneof(fc.constant('the-same-key-again'), fc.stringMatching(/^[\w-]{8,100}$/), headerText),
      ),
      maybe('origin', 1, fc.constantFrom('https://elsewhere.example', 'null', '', 'http://localhost:80')),
      maybe('sec-fetch-site', 1, fc.constantFrom('cross-site', 'same-site', 'same-origin', 'none', 'x')),
      maybe(
        'cookie',
        1,
        headerText.map((text) => `session=${encodeURIComponent(text)}; device=%`),
      ),
      maybe('x-forwarded-for', 1, headerText),
      maybe('accept-encoding', 1, fc.constantFrom('br', 'gzip', 'identity;q=0', '*;q=0')),
    )
    .map((parts) => Object.assign({}, ...parts) as Readonly<Record<string, string>>);

const pathWord = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '999999',
    '-1',
    '1.0',
    '01',
    '+1',
    '1e3',
    '999999999999999',
    '9999999999999999',
    '٣',
    'x'.repeat(150),
  ),
  anyText.filter(
    (text) => text !== '' && text.length < 100 && text.isWellFormed() && text !== '.' && text !== '..',
  ),
);

function paramsOf(operation: Operation): fc.Arbitrary<Wish['params']> {
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  if (names.length === 0) return fc.constant({});
  return fc.oneof(
    // The first object is the one that the lore is about, the last is the newest.
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.constant(-1) },
    { weight: 4, arbitrary: fc.nat() },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, pathWord]))) },
  );
}

function queryOf(operation: Operation, lore: Lore): fc.Arbitrary<Wish['query']> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const right = declared.map(({ name, schema }) =>
    fc.oneof(rightValue(schema, lore, name).map(String), anyText).map((value) => [name, value] as const),
  );
  const stray = fc.tuple(fc.constantFrom('confirm', 'id', 'role', '__proto__', 'q'), anyText);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: right.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...right), { maxLength: 3 }),
    },
    { weight: 1, arbitrary: fc.array(stray, { maxLength: 3 }) },
  );
}

/** Requests for one call of the document. */
export const wishFor = (operation: Operation, callers: readonly number[], lore: Lore): fc.Arbitrary<Wish> =>
  payloadOf(operation, lore).chain((payload) =>
    fc.record({
      // Callers by their weights: those who may come up more often.
      caller: fc.oneof(...callers.map((weight, index) => ({ weight, arbitrary: fc.constant(index) }))),
      params: paramsOf(operation),
      query: queryOf(operation, lore),
      headers: headersOf(payload !== null),
      payload: fc.constant(payload),
    }),
  );
