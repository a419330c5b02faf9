// The questions of a list of entries, each answered for all lines at once: who is meant of those the club knows, and whether equal lines are different people.
import * as words from '@tennis/words/imports';
import type { ReactNode, Ref } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** How many lines ask, and what a press answers for all of them. */
interface Asked {
  readonly count: number;
  readonly answers: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** The questions as banners; `ref` is where somebody is brought who has not seen them. */
export function WhoQuestions({
  ref,
  known,
  doubles,
  disabled,
}: {
  ref: Ref<HTMLDivElement>;
  /** Lines that could mean somebody the club knows. */
  known: Asked;
  /** Lines that say the same as an earlier one. */
  doubles: Asked;
  disabled: boolean;
}) {
  const banner = ({ answers }: Asked, text: ReactNode) => (
    <Banner
      tone="warn"
      actions={answers.map(({ label, onPress }) => (
        <Button key={label} disabled={disabled} onClick={onPress}>
          {label}
        </Button>
      ))}
    >
      {text}
    </Banner>
  );
  return (
    <div ref={ref} tabIndex={-1} className="mb-3 grid gap-3 empty:hidden">
      {known.count > 0 && banner(known, words.chooseAll({ count: known.count }))}
      {doubles.count > 0 && banner(doubles, words.othersAsk({ count: doubles.count }))}
    </div>
  );
}
