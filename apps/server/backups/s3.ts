// Storage that speaks S3: the four calls that backups need, signed, each with a time limit. Its error texts are repeated without keys (ADR 47).
import { AwsClient } from 'aws4fetch';
import { BackupRefused } from './refused.ts';

/** Where copies of backups go. */
export interface S3Place {
  /** `https://HOST/BUCKET`, perhaps with a folder behind it; without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface S3 {
  /** Stores a file with a known hash, which the storage compares. */
  readonly put: (name: string, body: Blob, sha256: string) => Promise<void>;
  /** The bytes of what is stored under a name; null if nothing is. */
  readonly get: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
  readonly remove: (name: string) => Promise<void>;
  /** All names that begin so, and when each was stored. */
  readonly list: (beginning: string) => Promise<readonly { readonly name: string; readonly at: string }[]>;
}

const ANSWER_MS = 30_000;
/** A line that is slower than this will not do. */
const SLOWEST_BYTES_A_SECOND = 50_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** All texts between two tags of an answer. */
const within = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => unescaped(text ?? ''));

/** The advice, by the storage's error code. */
const ADVICE: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'Check BACKUP_S3_SECRET and BACKUP_S3_REGION.',
  InvalidAccessKeyId: 'Check BACKUP_S3_KEY.',
  AccessDenied: 'Give this key the right to list, read, write and delete there.',
  NoSuchBucket: 'Make the bucket, or correct BACKUP_S3_URL.',
  AuthorizationHeaderMalformed: 'Set BACKUP_S3_REGION to the region of the bucket.',
  RequestTimeTooSkewed: 'Set the clock of this machine, best by a time service (NTP).',
  EntityTooLarge: 'The backup is too large for one upload: use tools of PostgreSQL, such as pgBackRest.',
};

async function refusal(response: Response, host: string): Promise<BackupRefused> {
  const said = await response.text().catch(() => '');
  const [code = `status ${response.status}`] = within(said, 'Code');
  return new BackupRefused(
    `The storage at ${host} refuses: ${code}. ${ADVICE[code] ?? 'Check BACKUP_S3_URL.'}`,
  );
}

/** The calls on a place. Each throws `BackupRefused` with what to do. */
export function openS3({ url, region, keyId, secret }: S3Place): S3 {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  });
  const { host, origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const folder = folders.map((part) => `${decodeURIComponent(part)}/`).join('');
  const addressOf = (name: string): string => `${url}/${name.split('/').map(encodeURIComponent).join('/')}`;

  const call = async (address: string, init: RequestInit, milliseconds = ANSWER_MS): Promise<Response> => {
    try {
      return await client.fetch(address, { ...init, signal: AbortSignal.timeout(milliseconds) });
    } catch (error) {
      const { cause, name } = error as { cause?: { code?: string }; name?: string };
      throw new BackupRefused(
        `The storage at ${host} does not answer (${cause?.code ?? name ?? 'unknown'}). Check BACKUP_S3_URL and the network.`,
      );
    }
  };

  return {
    put: async (name, body, sha256) => {
      const response = await call(
        addressOf(name),
        { method: 'PUT', body, headers: { 'x-amz-content-sha256': sha256 } },
        ANSWER_MS + Math.ceil(body.size / SLOWEST_BYTES_A_SECOND) * 1000,
      );
      if (!response.ok) throw await refusal(response, host);
      await response.body?.cancel();
    },
    get: async (name) => {
      const response = await call(addressOf(name), { method: 'GET' }, 24 * 3_600_000);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || response.body === null) throw await refusal(response, host);
      return response.body;
    },
    remove: async (name) => {
      const response = await call(addressOf(name), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await refusal(response, host);
      await response.body?.cancel();
    },
    list: async (beginning) => {
      const found: { name: string; at: string }[] = [];
      let next: string | undefined = '';
      while (next !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}${beginning}` });
        if (next !== '') query.set('continuation-token', next);
        const response = await call(`${origin}/${bucket}?${query.toString()}`, { method: 'GET' });
        if (!response.ok) throw await refusal(response, host);
        const xml = await response.text();
        const times = within(xml, 'LastModified');
        for (const [at, key] of within(xml, 'Key').entries())
          found.push({ name: key.slice(folder.length), at: times[at] ?? '' });
        [next] = within(xml, 'NextContinuationToken');
      }
      return found;
    },
  };
}
