// Stands in the match dialog until the entries to choose from are there.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/entries';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** Placeholders, or why there are none and a second try. */
export function MissingChoices({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (failed) return <Banner actions={<Button onClick={retry}>{tryAgain}</Button>}>{words.failed}</Banner>;
  return (
    <SkeletonGroup label={words.loading} className="grid gap-4 sm:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-17 w-full" />
      ))}
    </SkeletonGroup>
  );
}
