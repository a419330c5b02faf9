// Pages for visitors, one for each language. A request that may have a session gets the app's plain page, as does every other address (ADR 45).
import type { Language } from '@tennis/words/languages';
import type { Asked } from '../asked.ts';
import { languageOf } from '../language.ts';
import { OWN_PAGE_KIND, PAGE_KIND } from '../prepared/answer.ts';
import { bringsSession } from '../prepared/answers.ts';
import type { Files, Shell } from '../prepared/files.ts';
import { publicPageAt, type PublicPage } from './addresses.ts';
import { headOf } from './head.ts';
import { makerOf, type Maker, type MakerGround, type Recipe } from './makers.ts';
import { pageOf, type Content } from './markup.ts';
import type { Render } from './render.ts';
import { subjectOf } from './subjects.ts';

interface PageGround extends MakerGround {
  readonly files: Files;
  readonly renders: ReadonlyMap<Language, Render>;
  /** PUBLIC_URL. */
  readonly origin: string | null;
}

interface WantedPage {
  readonly page: PublicPage;
  readonly language: Language;
  readonly shell: Shell;
  readonly key: string;
}

/** The page for an address that has searched too often (features/search in the app). */
const BUSY = '/search?busy=true';

/** Everybody beyond the limit gets the plain page, which the browser fills in. */
const MOST_AT_ONCE = 24;

/** Makes the pages of one process. */
export function createPages({ app, prepared, files, renders, origin }: PageGround): Maker {
  /** The app's page made in advance; null if the browser is to make it. */
  const contentOf = async (
    ...[{ page, language, shell }, { read }, { request, now }]: Parameters<Recipe<WantedPage>['produce']>
  ): Promise<Content | null> => {
    const render = page.isWhole ? renders.get(language) : undefined;
    if (render === undefined) return null;
    try {
      return await render({
        path: page.address,
        now,
        read,
        face: { name: shell.platform, supportEmail: shell.supportEmail },
      });
    } catch (error) {
      // The browser makes of it what it can.
      request.log.error({ err: error }, 'a page could not be made ahead');
      return null;
    }
  };

  const wantedAt = (url: string, request: Asked): WantedPage | null => {
    const page = publicPageAt(url);
    if (page === null) return null;
    const language = languageOf(request);
    const shell = files.shell(language, page.address);
    if (shell === null) return null;
    const part = page.isWhole ? 'page' : 'head';
    return { page, language, shell, key: `${part} ${shell.version} ${language} ${page.address}` };
  };

  return makerOf<WantedPage>(
    { app, prepared },
    {
      kind: PAGE_KIND,
      mostAtOnce: MOST_AT_ONCE,
      wantedBy: (request) => (bringsSession(request) ? null : wantedAt(request.url, request)),
      produce: async (wanted, reads, call) => {
        const { page, language, shell } = wanted;
        const subject = await subjectOf(page, reads);
        if (typeof subject === 'string' || 'retryAfter' in subject) return subject;
        const head = headOf(page, subject, { language, platform: shell.platform, origin });
        const body = pageOf(shell.html, head, await contentOf(wanted, reads, call));
        return page.kind === 'search' ? { body, kind: OWN_PAGE_KIND } : { body };
      },
      instead: async (request, why, other) => {
        if (typeof why === 'object') {
          // One page for everybody who has asked too often: it is drawn once, not for each of their requests.
          const wanted = wantedAt(BUSY, request);
          const busy = wanted === null ? undefined : await other(wanted);
          return busy && { ...busy, status: 429, head: ['retry-after', why.retryAfter, ...busy.head] };
        }
        const plain = files.page(request);
        // It says by its status that there is nothing.
        return plain && why === 'missing' ? { ...plain, status: 404 } : plain;
      },
    },
  );
}
