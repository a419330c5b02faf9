// The HTTP server behind Fastify, with limits of time and number that hold (ADR 9).
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../../ground/config.ts';
import { createGate } from './gate.ts';
import type { Leaving } from '../../ground/leaving.ts';
import type { ConnectionLimits } from './limits.ts';

/** Answers some requests before Fastify does (http/prepared/front.ts); false leaves a request to Fastify. */
interface Front {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** How often unread answers are looked at, at least. */
const SWEEP_MS = 250;

/** Whether an address is one of our proxies, which brings many people. */
function proxiesOf({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  // A number of proxies in a row, at any addresses: then every connection is a proxy's.
  if (typeof trustProxy === 'number') return () => true;
  const list = new BlockList();
  for (const entry of trustProxy.split(',')) {
    const [address = '', prefix] = entry.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The way in which Fastify makes its servers; all of them share their counts. */
export function createHttpServers(
  config: Pick<Config, 'trustProxy'>,
  limits: ConnectionLimits,
  leaving: Leaving,
  front: Front,
): (handle: RequestListener) => Server {
  return (handle) => {
    const gate = createGate(limits, proxiesOf(config), (request, response) => {
      if (!front.answer(request, response)) handle(request, response);
    });
    const server = createServer(
      {
        connectionsCheckingInterval: limits.checkMs,
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
      },
      (request, response) => {
        if (leaving.hasBegun()) response.shouldKeepAlive = false;
        gate.onRequest(request, response);
      },
    );
    server.setTimeout(limits.unreadMs, gate.onTimeout);
    server.on('connection', gate.onConnection);
    server.on('listening', () => {
      const timer = setInterval(() => gate.sweep(performance.now()), Math.min(SWEEP_MS, limits.unreadMs));
      timer.unref();
      server.once('close', () => clearInterval(timer));
    });
    return server;
  };
}
