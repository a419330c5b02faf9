// Says that something could not be read, in the specification's wording (§8), with the way to try again.
import * as common from '@tennis/words/common';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** `text` as "Failed to load tournaments. Please try again." */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return <Banner actions={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text}</Banner>;
}
