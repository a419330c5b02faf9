// Protects every answer and every write: headers, and the refusal of writes from other sites.
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../ground/config.ts';
import { Refused } from '../ground/refusal.ts';

/** The API answers data: opened as a page, it runs nothing, loads nothing and cannot be embedded. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';sandbox";
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The headers of every answer. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be turned against a page.
  'x-xss-protection': '0',
} as const;

/** Of what is answered by https alone: two years. */
export const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=63072000'] as const;

/** The headers of data, and those of the web app and its files. */
export const DATA_HEADERS = { 'content-security-policy': DATA_POLICY, ...ALWAYS };
export const PAGE_HEADERS = { 'content-security-policy': PAGE_POLICY, ...ALWAYS };

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a host is an IP address or this machine, so that no name could lead elsewhere. */
const isBareAddress = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/** Whether a request was made by our own pages, or by no browser at all. */
function isOwnOrigin(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  // Somebody else's name can be made to lead to this server (DNS rebinding); a bare address and localhost cannot.
  return host === request.host && (config.publicUrl === null || isBareAddress(hostname));
}

/** Registers the headers and the origin check. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(PAGE_HEADERS);
    // By request: a proxy may offer both.
    if (request.isSecure) reply.header(...STRICT_TRANSPORT);
    if (!READS.has(request.method) && !isOwnOrigin(config, request)) {
      throw new Refused({ type: 'foreign-origin' });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (request.url.startsWith('/api/') && !isPage) reply.header('content-security-policy', DATA_POLICY);
  });
}
