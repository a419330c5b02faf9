// All that is made for visitors beside the answers of the API (ADR 45).
import type { FastifyInstance } from 'fastify';
import { makersTogether, type Maker } from '../http/pages/makers.ts';
import { createPages } from '../http/pages/pages.ts';
import { findRenders } from '../http/pages/render.ts';
import { createRobots, createSitemap } from '../http/pages/site-files.ts';
import { createCards } from '../pictures/cards/cards.ts';
import type { ConnectionLimits } from '../http/connections/limits.ts';
import { createPainter } from '../pictures/cards/painter.ts';
import type { AppServices } from './services.ts';

/** Makes the makers of one process. Their work ends with the app. */
export function makeForVisitors(
  app: FastifyInstance,
  { prepared, files, config }: Pick<AppServices, 'prepared' | 'files' | 'config'>,
  { picturesInAMinute }: Pick<ConnectionLimits, 'picturesInAMinute'>,
): Maker {
  const painter = createPainter(picturesInAMinute);
  app.addHook('onClose', painter.close);
  const ground = { app, prepared };
  const origin = config.publicUrl;
  return makersTogether([
    createPages({ ...ground, files, renders: findRenders(config.webDir), origin }),
    createCards({ ...ground, files, painter }),
    createRobots({ ...ground, origin }),
    createSitemap({ ...ground, origin }),
  ]);
}
