// A list that could not be read, in the specification's wording (§8), with the way to try again.
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** "Failed to load tournaments. Please try again." */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Banner actions={<Button onClick={onRetry}>Try again</Button>}>
      {`Failed to load ${what}. Please try again.`}
    </Banner>
  );
}
