// Serves the built web app: hashed assets for ever, the page itself always fresh, and every path that is not
// the API answered with the page, so that deep links work.
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../handler.ts';
import { answerNotFound } from './errors.ts';

const YEAR_SECONDS = 31_536_000;

/** Registers the pages and the 404 of unknown API paths (D38). */
export async function registerWebApp(app: FastifyInstance, { config, setup }: Services): Promise<void> {
  const hasBuild = existsSync(path.join(config.webDir, 'index.html'));
  if (hasBuild) {
    await app.register(fastifyStatic, {
      root: config.webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = path.dirname(file).endsWith(`${path.sep}assets`);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || pathname === '/api' || pathname.startsWith('/api/') || !hasBuild) {
      return answerNotFound(reply);
    }
    // A missing file is a 404, not the page: a stale asset name must not be answered with HTML.
    if (/\.\w{2,5}$/.test(pathname)) return answerNotFound(reply);
    if (setup.code !== null && pathname === '/') return reply.redirect('/setup', 302);
    return reply.sendFile('index.html');
  });
}
