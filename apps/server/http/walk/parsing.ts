// Reads a call by the schemas of its route. A call that does not fit is refused here, with the fields to blame.
import type { FastifyRequest } from 'fastify';
import { readProblem, type Route, type Schema } from '@tennis/contract';
import type { Language } from '@tennis/words/languages';
import * as z from 'zod/mini';
import { because, becauseOfSchema, type Reason } from '../../ground/reason.ts';
import { Refused, refuseField, type Blame } from '../../ground/refusal.ts';
import { languageOf } from '../language.ts';

const MOST_UNKNOWN = 50;

/** Problems that the library itself finds have words of their own in each language. */
const SAID_BY_SCHEMA: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  de: z.locales.de().localeError,
  fr: z.locales.fr().localeError,
};

function reasonOf({ code, message }: z.core.$ZodIssue): Reason {
  const problem = readProblem(message);
  return problem === null ? { code, params: {}, say: () => message } : becauseOfSchema(problem);
}

/** The field of an issue, and its text. An unknown field is itself to blame, not the object around it (D57). */
function blamesOf(issue: z.core.$ZodIssue): readonly Blame[] {
  const paths =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => [...issue.path, key])
      : [issue.path];
  const reason = reasonOf(issue);
  return paths.map((path) => ({ path: path.map(String).join('.'), reason }));
}

function parse(schema: Schema | undefined, value: unknown, request: FastifyRequest): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value, {
    error: (issue) => SAID_BY_SCHEMA[languageOf(request)](issue),
  });
  if (parsed.success) return parsed.data;
  throw new Refused({
    type: 'invalid',
    issues: parsed.error.issues.flatMap(blamesOf).slice(0, 50),
  });
}

/** No body of the contract is nested this deep, so the code after this check may recurse. */
const DEEPEST = 16;

function isTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return false;
}

/** Refuses a body if the route takes none, or if it is nested too deep. */
function refuseUnfitBody({ body: schema }: Route, { body }: FastifyRequest): void {
  if (schema === undefined && body !== undefined && body !== null) {
    refuseField('', because('bodyNotTaken'));
  }
  if (isTooDeep(body)) refuseField('', because('bodyTooDeep'));
}

function parseIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) refuseField('If-Match', because('versionMalformed'));
  return Number(version);
}

/** A call as its handler gets it. */
export interface ParsedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The version that the caller saw; null when they did not say. */
  readonly ifMatch: number | null;
}

/** Reads path, query, body and version of a call. */
export function parseCall(declaration: Route, request: FastifyRequest): ParsedCall {
  refuseUnfitBody(declaration, request);
  return {
    params: parse(declaration.params, request.params, request),
    query: parse(declaration.query, request.query, request),
    body: parse(declaration.body, request.body, request),
    ifMatch: declaration.versioned === true ? parseIfMatch(request) : null,
  };
}
