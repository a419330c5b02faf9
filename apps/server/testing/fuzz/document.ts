// The API document as the fuzzer reads it: docs/openapi.json as it is handed out, not the contract that it was made from.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  /** By media type. */
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface WrittenOperation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** One call of the document. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  /** The schema of the body by status; null if the answer has none. */
  readonly answers: ReadonlyMap<number, JsonSchema | null>;
  /** The media types of a success that is a file. */
  readonly files: readonly string[];
}

const document = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
) as Document;

const schemaOf = (content: Content | undefined): JsonSchema | null =>
  content?.content?.['application/json']?.schema ?? null;

/** All calls, in the order of the document. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]) => ({
    id: written.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: written.parameters,
    body: schemaOf(written.requestBody),
    answers: new Map(
      Object.entries(written.responses).map(([status, content]) => [Number(status), schemaOf(content)]),
    ),
    files: Object.keys(written.responses['200']?.content ?? {}).filter((type) => type !== 'application/json'),
  })),
);

/** The schema itself, or the one that it refers to. */
export function resolve(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = document.components.schemas[name];
  if (found === undefined) throw new Error(`The document has no schema ${schema.$ref}.`);
  return found;
}

/** Says what is wrong with a value, or null when the schema allows it. */
export type Check = (schema: JsonSchema, value: unknown) => string | null;

type Validator = ((value: unknown) => boolean) & {
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};

/** Builds a check by a JSON Schema validator that is not ours: the one inside Fastify. */
export async function createCheck(): Promise<Check> {
  const options = { coerceTypes: false, useDefaults: false, removeAdditional: false, strict: false } as const;
  const app = Fastify({ ajv: { customOptions: options } });
  const compiled = new Map<JsonSchema, Validator>();
  let compile: ((schema: unknown) => Validator) | null = null;
  app.get('/', async (request) => {
    compile = (schema) => request.compileValidationSchema(schema as never) as never;
    return null;
  });
  await app.inject('/');
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      if (compile === null) throw new Error('Fastify gave no validator.');
      validate = compile({ ...schema, components: document.components });
      compiled.set(schema, validate);
    }
    if (validate(value)) return null;
    return (validate.errors ?? [])
      .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
      .join('; ');
  };
}
