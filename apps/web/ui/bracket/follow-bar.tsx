// Above a bracket: the path of a player, their matches so far and the next one (brief section 6). Each match leads to its cell. A star follows them
// outside the draw too.
import * as words from '@tennis/words/draw';
import { Route, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PathStep, PlayerPath } from '../../lib/bracket-path.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Filled } from '../filled.tsx';
import { FollowStar } from '../follow-star.tsx';
import { LiveRegion } from '../live-region.tsx';

/** Text that goes beyond the edge of a phone's strip fades away over this width. */
const FADE_PX = 16;

/** The bar of the player. It is empty, but mounted, while nobody's path is shown, so that a change is read aloud. */
export function FollowBar({
  path,
  about,
  tournament,
  onStep,
  onEnd,
}: {
  path: PlayerPath | null;
  /** More about them, under their name. */
  about?: ReactNode;
  tournament?: number | undefined;
  onStep: (step: PathStep) => void;
  onEnd: () => void;
}) {
  return (
    <>
      <LiveRegion className="unseen">
        {path !== null &&
          words.pathAloud({ player: path.name, match: path.focus.title, result: path.focus.text })}
      </LiveRegion>
      {path !== null && (
        <section
          aria-label={words.pathOf({ player: path.name })}
          className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card bg-primary-soft py-1.5 pr-1.5 pl-4 md:flex print:hidden"
        >
          <div className="flex items-center gap-2.5 text-primary md:max-w-1/2 md:flex-none">
            <Route aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
            <div className="min-w-0 wrap-anywhere">
              <p>
                <Filled
                  text={words.pathOf}
                  parts={{
                    player: (
                      <>
                        <b className="font-[650]">{path.name}</b>
                        {path.seed !== undefined && <span className="text-meta"> [{path.seed}]</span>}
                      </>
                    ),
                  }}
                />
              </p>
              {about}
            </div>
          </div>
          <ol className="relative flex gap-y-1 max-md:order-last max-md:col-span-2 max-md:-mr-1.5 max-md:-ml-4 max-md:overflow-x-auto max-md:[mask-image:linear-gradient(90deg,#0000,#000_1rem,#000_95%,#0000)] max-md:px-4 max-md:pb-1.5 md:ml-auto md:flex-wrap">
            {path.steps.map((step) => (
              <li
                key={step.match.id}
                ref={(element) => {
                  // A phone's strip begins with what matters now, beside the edge that fades.
                  if (step === path.focus)
                    element?.parentElement?.scrollTo({ left: element.offsetLeft - FADE_PX });
                }}
                className="flex-none"
              >
                <button
                  type="button"
                  onClick={() => onStep(step)}
                  className={cx(
                    'min-h-11 border-l-2 py-0.5 pr-4 pl-3 text-left text-control leading-4.5 hover:underline md:min-h-9',
                    step.state === 'possible' || step.state === 'next' ? 'border-dashed' : 'border-solid',
                    step === path.focus ? 'border-primary' : 'border-primary/60',
                  )}
                >
                  <span className="block text-floor text-ink2">{step.title}</span>
                  <b className="font-semibold">{step.text}</b>
                </button>
              </li>
            ))}
          </ol>
          <div className="flex">
            {tournament !== undefined && (
              <FollowStar tournament={tournament} entry={path.player} name={path.name} />
            )}
            <IconButton icon={X} label={words.closePath({ player: path.name })} onClick={onEnd} />
          </div>
        </section>
      )}
    </>
  );
}
