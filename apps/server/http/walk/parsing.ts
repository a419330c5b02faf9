// Reads a call by the schemas of its route. Whatever does not fit is refused here, with the fields that are to blame.
import type { FastifyRequest } from 'fastify';
import type { Route, Schema } from '@tennis/contract';
import * as z from 'zod/mini';
import { Refused, refuseField } from '../../ground/refusal.ts';

const MOST_UNKNOWN = 50;

/** What an issue says of which field: an unknown one is to blame itself, not the object around it (D57). */
function problemsOf(issue: z.core.$ZodIssue): readonly { readonly path: string; readonly message: string }[] {
  const paths =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => [...issue.path, key])
      : [issue.path];
  return paths.map((path) => ({ path: path.map(String).join('.'), message: issue.message }));
}

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refused({
    type: 'invalid',
    issues: parsed.error.issues.flatMap(problemsOf).slice(0, 50),
  });
}

/** No body of the contract is nested as deep as this; what follows may recurse. */
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

/** Refuses a body where none belongs, and one that is nested too deep to be looked at. */
function refuseUnfitBody({ body: schema }: Route, { body }: FastifyRequest): void {
  if (schema === undefined && body !== undefined && body !== null) {
    refuseField('', 'This call takes no body.');
  }
  if (isTooDeep(body)) refuseField('', 'This body is nested too deep.');
}

function parseIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) refuseField('If-Match', 'If-Match carries a version such as "3".');
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
    params: parse(declaration.params, request.params),
    query: parse(declaration.query, request.query),
    body: parse(declaration.body, request.body),
    ifMatch: declaration.versioned === true ? parseIfMatch(request) : null,
  };
}
