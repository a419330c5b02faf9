// Storage as S3 offers it, as far as backups use it: in memory, on loopback, and it checks every signature by itself (AWS Signature Version 4).
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { S3Place } from '../backups/s3.ts';

export interface S3Server {
  readonly place: S3Place;
  /** The stored objects, by key. */
  readonly stored: Map<string, { bytes: Buffer; at: string }>;
  /** Called with what arrives; what it answers is stored. */
  spoil: (bytes: Buffer) => Buffer;
  /** Called as a request for an object begins. */
  arriving: (method: string, key: string) => void;
}

const REGION = 'eu-test-1';
const KEY_ID = 'KEYOFTHECLUB';
const SECRET = 'a/secret+with=signs';
/** So that lists come in pages. */
const PAGE = 3;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The right signature of a request, from what arrived. */
function signatureOf(
  request: IncomingMessage,
  url: URL,
  bodyHash: string,
  signed: string,
  day: string,
): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const canonical = [request.method, path, query, headers, signed, bodyHash].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(
    (so, part) => hmac(so, part),
    `AWS4${SECRET}`,
  );
  return hmac(key, text).toString('hex');
}

/** Why a request is refused; null when it is not. */
function refusalOf(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (given === null) return 'AccessDenied';
  const [, keyId, day = '', region, signed = '', signature] = given;
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const said = String(request.headers['x-amz-content-sha256']);
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  // Of what changes an object also the hash has to be signed.
  if (request.method === 'PUT' && !signed.split(';').includes('x-amz-content-sha256')) return 'AccessDenied';
  return signatureOf(request, url, said, signed, day) === signature ? null : 'SignatureDoesNotMatch';
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listing(stored: S3Server['stored'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...stored.keys()]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = keys.slice(0, PAGE);
  const contents = page
    .map(
      (key) =>
        `<Contents><Key>${xml(key)}</Key><LastModified>${stored.get(key)?.at}</LastModified></Contents>`,
    )
    .join('');
  const more =
    keys.length > PAGE ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents}${more}</ListBucketResult>`;
}

/** Starts storage with a bucket `club`; it ends with the test. */
export async function anS3Server(): Promise<S3Server> {
  const stored: S3Server['stored'] = new Map();
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const refuse = (status: number, code: string): void => {
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>Key ${KEY_ID}</Message></Error>`);
    };
    const refused = refusalOf(request, url, body);
    if (refused !== null) return refuse(403, refused);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== 'club') return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return void response.end(listing(stored, url.searchParams));
    if (request.method === 'PUT')
      stored.set(key, { bytes: server.spoil(body), at: new Date().toISOString() });
    if (request.method === 'DELETE') stored.delete(key);
    if (request.method !== 'GET') return void response.end();
    const found = stored.get(key);
    return found === undefined ? refuse(404, 'NoSuchKey') : void response.end(found.bytes);
  };
  const http = createServer((request, response) => {
    server.arriving(request.method ?? '', decodeURIComponent(request.url ?? ''));
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    place: { url: `http://127.0.0.1:${port}/club/ten%20nis`, region: REGION, keyId: KEY_ID, secret: SECRET },
    stored,
    spoil: (bytes) => bytes,
    arriving: () => {},
  };
  return server;
}
