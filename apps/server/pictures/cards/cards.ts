// The picture that appears if somebody shares a link to a tournament. It is drawn on request, from what visitors may read, and is the same for
// everybody (ADR 45).
import type { Asked } from '../../http/asked.ts';
import type { Match, Tournament } from '@tennis/contract';
import { isLanguage, type Language } from '@tennis/words/languages';
import { startOfQuarter } from '../../ground/clock.ts';
import { makerOf, type Maker, type MakerGround } from '../../http/pages/makers.ts';
import type { Kind } from '../../http/prepared/answer.ts';
import type { Files } from '../../http/prepared/files.ts';
import { makeReady, type Ready } from '../../http/prepared/sending.ts';
import { PAGE_HEADERS } from '../../http/security.ts';
import { cardFacts } from './facts.ts';
import type { Painter } from './painter.ts';

interface CardGround extends MakerGround {
  readonly files: Files;
  readonly painter: Painter;
}

/** Too much is to be drawn. */
const NOT_NOW: Ready = {
  ...makeReady(Buffer.alloc(0), '""', { ...PAGE_HEADERS, 'cache-control': 'no-store', 'retry-after': '60' }),
  status: 503,
};

interface WantedCard {
  readonly id: string;
  readonly language: Language;
  readonly platform: string;
  readonly key: string;
}

/** As http/pages/head.ts names it. */
const ADDRESS = /^\/share\/tournaments\/(?<id>[1-9]\d{0,14})\.(?<language>[a-z]{2})\.png(?:\?|$)/;

/** More requests than this do not wait for a thread. */
const MOST_AT_ONCE = 16;

const PICTURE: Kind = {
  headersFor: () => ({
    ...PAGE_HEADERS,
    // Other sites may show it.
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'image/png',
    'cache-control': 'no-cache',
  }),
  isPacked: true,
};

function wantedBy({ url }: Asked, files: Files): WantedCard | null {
  const { id, language } = ADDRESS.exec(url)?.groups ?? {};
  if (id === undefined || !isLanguage(language)) return null;
  const shell = files.shell(language, url);
  if (shell === null) return null;
  return { id, language, platform: shell.platform, key: `card ${shell.version} ${language} ${id}` };
}

/** Makes the pictures of one process. */
export const createCards = ({ files, painter, ...ground }: CardGround): Maker =>
  makerOf<WantedCard>(ground, {
    kind: PICTURE,
    mostAtOnce: MOST_AT_ONCE,
    wantedBy: (request) => wantedBy(request, files),
    produce: async ({ id, language, platform }, { read }, { now }) => {
      const tournament = await read(`/api/tournaments/${id}`);
      if (tournament.status !== 200) return tournament.status === 404 ? 'missing' : 'busy';
      const matches = await read(`/api/tournaments/${id}/matches`);
      if (matches.status !== 200) return 'busy';
      const facts = cardFacts(
        JSON.parse(tournament.body) as Tournament,
        JSON.parse(matches.body) as readonly Match[],
        language,
        platform,
        startOfQuarter(now),
      );
      const body = await painter.paint(facts, now);
      return body === null ? 'busy' : { body };
    },
    instead: (_, why) => (why === 'busy' ? NOT_NOW : undefined),
  });
