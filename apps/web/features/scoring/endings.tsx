// How a match ends other than by its last point: somebody did not come, is defaulted or retires, or nobody wins. The pad asks before it notes one.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/pad';
import type { LogEvent, Side } from '@tennis/domain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PadDialog } from './pad-dialog.tsx';
import { fits, type PadView } from './pad-view.ts';

export type EndEvent = Extract<LogEvent, { type: 'end' }>;

/** An ending, as the pad says it. */
export interface NamedEnding {
  readonly event: EndEvent;
  readonly text: string;
}

const endOf = (kind: 'retired' | 'defaulted' | 'walkover', by: Side): EndEvent => ({
  type: 'end',
  ending: { kind, by },
});

/** Nobody wins: rain, the dark, an evening that was not long enough. */
const ABANDONED: EndEvent = { type: 'end', ending: { kind: 'abandoned', by: null } };

/** The endings that fit now: a match that has begun has no walkover ([OU1]). */
export function endingsOf(view: PadView, names: readonly [string, string]): readonly NamedEnding[] {
  const ofSides = ([1, 2] as const).flatMap((side) => {
    const name = names[side - 1] ?? '';
    return [
      { text: words.retiredOf({ name }), event: endOf('retired', side) },
      { text: words.defaultOf({ name }), event: endOf('defaulted', side) },
      { text: words.walkoverOf({ name }), event: endOf('walkover', side) },
    ];
  });
  return [...ofSides, { text: words.abandon, event: ABANDONED }].filter(({ event }) => fits(view, event));
}

/** A key for each. */
export const EndingKeys = ({
  endings,
  onAsk,
}: {
  endings: readonly NamedEnding[];
  onAsk: (ending: NamedEnding) => void;
}) =>
  endings.map((ending) => (
    <Button key={ending.text} className="min-h-12 justify-start text-left" onClick={() => onAsk(ending)}>
      {ending.text}
    </Button>
  ));

/** The question before one is noted. */
export const EndQuestion = ({
  asked,
  onEnd,
  onClose,
}: {
  asked: NamedEnding;
  onEnd: (event: EndEvent) => void;
  onClose: () => void;
}) => (
  <PadDialog
    key="question"
    role="alertdialog"
    title={words.endQuestion}
    description={`${asked.text}. ${words.endText}`}
    onClose={onClose}
  >
    <div className="flex flex-wrap justify-end gap-2">
      <Button className="min-h-12" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button variant="danger-solid" className="min-h-12" onClick={() => onEnd(asked.event)}>
        {words.endMatch}
      </Button>
    </div>
  </PadDialog>
);

/** The endings of a match without a serve: before it has begun nobody retires from it, and it is not abandoned ([OU1]). */
export function endingsWithoutServe(view: PadView, names: readonly [string, string]): readonly NamedEnding[] {
  const endings = endingsOf(view, names);
  const hasBegun = endings.every(({ event }) => event.ending.kind !== 'walkover');
  return hasBegun
    ? endings
    : endings.filter(({ event: { ending } }) => ending.kind === 'walkover' || ending.kind === 'defaulted');
}

/** Ends a match of which nobody has said yet who serves: nobody needs to say it first. */
export function EndingsDialog({
  title,
  view,
  names,
  onEnd,
  onClose,
}: {
  title: string;
  view: PadView;
  names: readonly [string, string];
  onEnd: (event: EndEvent) => void;
  onClose: () => void;
}) {
  const [asked, setAsked] = useState<NamedEnding | null>(null);
  if (asked !== null) return <EndQuestion asked={asked} onEnd={onEnd} onClose={() => setAsked(null)} />;
  return (
    <PadDialog title={title} onClose={onClose}>
      <div className="grid gap-2">
        <EndingKeys endings={endingsWithoutServe(view, names)} onAsk={setAsked} />
      </div>
    </PadDialog>
  );
}
