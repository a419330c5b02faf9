// The end of a list of entries: how many lines are entered, and what becomes of the others.
import * as words from '@tennis/words/imports';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';

/** The lines stand below this bar: nobody has to scroll to learn that some are not entered. */
export function EnterBar({
  entered,
  waiting,
  asked,
  left,
  busy,
  disabled,
  onShow,
  onEnter,
}: {
  entered: number;
  waiting: number;
  /** Left out until somebody answers. */
  asked: number;
  left: number;
  busy: boolean;
  disabled: boolean;
  /** Brings the questions into sight. */
  onShow: () => void;
  onEnter: () => void;
}) {
  const said = [
    ...(asked > 0 ? [words.someAsk({ count: asked })] : []),
    ...(waiting > 0 ? [words.someWait({ count: waiting })] : []),
    ...(left > 0 ? [words.someLeftOut({ count: left })] : []),
  ];
  return (
    <ActionBar in="page">
      {said.length > 0 && (
        <p className="min-w-0 self-center text-control text-ink2 max-md:basis-full! md:mr-auto">
          {said.join(' ')}
        </p>
      )}
      {asked > 0 && <Button onClick={onShow}>{words.showQuestions}</Button>}
      <Button variant="primary" busy={busy} disabled={disabled} onClick={onEnter}>
        {words.enterList({ count: entered + waiting })}
      </Button>
    </ActionBar>
  );
}
