// The OpenAPI 3.1 document, generated from the contract. docs/openapi.json is its committed copy; a test keeps it up to date.
import {
  AuditRecordSchema,
  ClubSchema,
  GroupSchema,
  InvitationSchema,
  MatchSchema,
  MatchWithConflictsSchema,
  ParticipantSchema,
  ProblemSchema,
  routes,
  ScoresSchema,
  successStatus,
  TournamentSchema,
  UserSchema,
  type ErrorCode,
  type Route,
  type Schema,
} from '@tennis/contract';
import * as z from 'zod/mini';
import { needsSession } from '../access/guards.ts';
import { takesKey } from './idempotency.ts';
import packageJson from '../package.json' with { type: 'json' };

const ERROR_STATUS: Readonly<Record<ErrorCode, { readonly status: number; readonly description: string }>> = {
  invalid: { status: 400, description: 'The request is not valid; `issues` names the fields' },
  not_signed_in: { status: 401, description: 'Not signed in' },
  not_allowed: { status: 403, description: 'Not allowed' },
  not_found: { status: 404, description: 'Missing, or not readable for this caller' },
  conflict: { status: 409, description: 'In conflict with the present state; `message` says why' },
  session_changed: {
    status: 409,
    description: '`code` is `session_changed`: the session is not the one of `X-Session-User`',
  },
  too_many_requests: { status: 429, description: 'Too many tries; `Retry-After` says how long to wait' },
  unavailable: {
    status: 503,
    description: 'The database does not answer at the moment; nothing was changed',
  },
  outcome_unknown: {
    status: 503,
    description:
      '`code` is `outcome_unknown`: whether it was saved is not known; the same call with the same key does it once',
  },
};

/** The objects of the product: written down once and referred to. */
const NAMED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [ProblemSchema, 'Problem'],
  [UserSchema, 'User'],
  [ClubSchema, 'Club'],
  [InvitationSchema, 'Invitation'],
  [TournamentSchema, 'Tournament'],
  [ParticipantSchema, 'Participant'],
  [GroupSchema, 'Group'],
  [MatchSchema, 'Match'],
  [MatchWithConflictsSchema, 'MatchWithConflicts'],
  [ScoresSchema, 'Scores'],
  [AuditRecordSchema, 'AuditRecord'],
]);

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The JSON Schema of a schema, other named schemas inside it as references. */
function define(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema: written }) => {
      const inner: unknown = zodSchema;
      const name = NAMED.get(inner);
      if (name === undefined || inner === schema) return;
      for (const key of Object.keys(written)) delete written[key];
      written.$ref = refTo(name).$ref;
    },
  });
  return rest;
}

/** The JSON Schema of a schema, or a reference where it is a named one. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const name = NAMED.get(schema);
  return name === undefined ? define(schema, io) : refTo(name);
}

const componentSchemas = (): Record<string, unknown> =>
  Object.fromEntries([...NAMED].map(([schema, name]) => [name, define(schema as Schema, 'output')]));

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

function describeParameters(schema: Schema | undefined, place: 'path' | 'query'): readonly unknown[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The version that the caller saw; a stale one is answered with 409',
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: String.raw`^[\w-]{8,100}$` },
  description: 'The same key sent again does nothing twice and returns the answer as it is now',
};

const SESSION_USER = {
  name: 'X-Session-User',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: String.raw`^[1-9]\d{0,14}$` },
  description:
    'The id of the user whom the page believes to be signed in; the session of another is answered with 409',
};

const parameters = (declaration: Route): readonly unknown[] => [
  ...describeParameters(declaration.params, 'path'),
  ...describeParameters(declaration.query, 'query'),
  ...(declaration.versioned === true ? [IF_MATCH] : []),
  ...(takesKey(declaration) ? [IDEMPOTENCY_KEY] : []),
  ...(needsSession(declaration.access) ? [SESSION_USER] : []),
];

function responses(declaration: Route): Readonly<Record<string, unknown>> {
  const status = successStatus(declaration);
  const schema = declaration.responses[status as 200];
  const success =
    schema === null || schema === undefined
      ? { description: 'Done' }
      : {
          description: 'Success',
          content: Object.fromEntries(
            (declaration.media ?? ['application/json']).map((type) => [
              type,
              { schema: jsonSchema(schema, 'output') },
            ]),
          ),
        };
  const problem = { 'application/json': { schema: refTo('Problem') } };
  const codes: readonly ErrorCode[] = [
    ...declaration.errors,
    ...(declaration.method === 'GET' ? [] : (['not_allowed'] as const)),
    // A key that was used for another request.
    ...(takesKey(declaration) ? (['conflict'] as const) : []),
    ...(needsSession(declaration.access) ? (['session_changed'] as const) : []),
    'unavailable',
    ...(declaration.method === 'GET' ? [] : (['outcome_unknown'] as const)),
  ];
  const errors: Record<string, { description: string; content: typeof problem }> = {};
  for (const code of new Set(codes)) {
    const { status: refused, description } = ERROR_STATUS[code];
    const other = errors[refused];
    const both = other === undefined ? description : `${other.description}. Or: ${description}`;
    errors[refused] = { description: both, content: problem };
  }
  const bodyErrors =
    declaration.method === 'GET'
      ? {}
      : {
          400: { description: ERROR_STATUS.invalid.description, content: problem },
          413: { description: 'The body is too large', content: problem },
          415: { description: 'The body is not JSON', content: problem },
        };
  return { [status]: success, ...errors, ...bodyErrors };
}

const SESSION_COOKIES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Where the product is reached by plain http',
  },
  hostSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Where the product is reached by https; the other one is not read there',
  },
};

/** Either cookie: which of them counts depends on how the product is reached. */
const SIGNED_IN = Object.keys(SESSION_COOKIES).map((name) => ({ [name]: [] }));

function makeDocument(): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, declaration] of Object.entries<Route>(routes)) {
    paths[declaration.path] ??= {};
    const operations = paths[declaration.path] ?? {};
    operations[declaration.method.toLowerCase()] = {
      operationId,
      summary: declaration.summary,
      tags: [declaration.tag],
      'x-access': declaration.access,
      security: needsSession(declaration.access) ? SIGNED_IN : [{}, ...SIGNED_IN],
      parameters: parameters(declaration),
      ...(declaration.body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(declaration.body, 'input') } },
            },
          }),
      responses: responses(declaration),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tennis Tournament Organizer',
      version: packageJson.version,
      description:
        'Every call of the product. Sessions are cookies; times are ISO 8601 in UTC; ids are integers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: SESSION_COOKIES,
    },
  };
}

let document: Readonly<Record<string, unknown>> | undefined;

/** The document of the whole API, made once a process. */
export const openApiDocument = (): Readonly<Record<string, unknown>> => (document ??= makeDocument());
