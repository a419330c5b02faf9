// The API's description: the OpenAPI document at /api/docs/json and a page to read it at /api/docs (D38).
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The hash of the one inline <style> of the reading page: no other inline style is allowed. */
const READERS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Registers the documentation. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: openApiDocument() as never },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        const policy = String(reply.getHeader('content-security-policy'));
        reply.header(
          'content-security-policy',
          policy.replace("style-src 'self'", `style-src 'self' ${READERS_STYLE}`),
        );
        done();
      },
    },
  });
}
