// The landing page's opening: what this is, over the lines of a court.
import * as words from '@tennis/words/landing';
import { platformName } from '../../lib/platform.ts';
import { CourtPlan } from '../../ui/court-plan.tsx';

/** Name and tagline. */
export function Hero() {
  return (
    <div className="max-md:-mx-4 max-md:-mt-5">
      <CourtPlan surface="pine">
        <div className="max-w-[34rem] py-4 md:py-6">
          <h1 className="type-title">{platformName()}</h1>
          <p className="mt-2 text-body text-on-pine2 md:text-column">{words.tagline}</p>
        </div>
      </CourtPlan>
    </div>
  );
}
