// What protects every answer and every write: headers, and the refusal of writes from other sites.
import { isIP } from 'node:net';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../refusal.ts';

const TWO_YEARS = 63_072_000;
/** What the API answers is data: opened as a page it runs nothing, loads nothing and is embedded nowhere. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';sandbox";
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a host is reached by its number or on this machine, with no name that could lead elsewhere. */
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
  // A name that somebody else owns can be made to lead to this server (DNS rebinding); a bare address and localhost cannot.
  return host === request.host && (config.publicUrl === null || isBareAddress(hostname));
}

/** Registers the headers and the origin check. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // By request, below: a proxy may offer both.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.isSecure) reply.header('strict-transport-security', `max-age=${TWO_YEARS}`);
    if (!READS.has(request.method) && !isOwnOrigin(config, request)) {
      throw new Refused({ type: 'foreign-origin' });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (request.url.startsWith('/api/') && !isPage) reply.header('content-security-policy', DATA_POLICY);
  });
}
