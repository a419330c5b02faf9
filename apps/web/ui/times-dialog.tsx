// The dialog for noting somebody's times, used by themselves and by the organisers; the caller sends them.
import { save } from '@tennis/words/common';
import { useId, useState, type ReactNode } from 'react';
import { daysOfTournament, hasBackwards, inForm, type TimeInForm } from '../lib/entry-times.ts';
import { Button } from './button.tsx';
import { CancelButton, Dialog, type DialogProps } from './dialog.tsx';
import { TimesFields, type TimesFieldsProps } from './times-fields.tsx';

interface TimesDialogFrameProps extends Pick<DialogProps, 'title' | 'description'> {
  readonly tournament: Parameters<typeof daysOfTournament>[0];
  /** The times to begin with. */
  readonly stored: readonly Parameters<typeof inForm>[0][];
  readonly most: number;
  readonly renderNote: NonNullable<TimesFieldsProps['renderNote']>;
  /** Whether something beside the lines holds changes that closing would lose. */
  readonly isChanged?: boolean;
  readonly busy: boolean;
  /** Texts above and below the lines. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Beside the form: what is asked before it is saved. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Called with lines that can be sent. */
  readonly onSubmit: (lines: readonly TimeInForm[]) => void;
}

/** That dialog; mounted while open. */
export function TimesDialogFrame({
  tournament,
  stored,
  most,
  renderNote,
  isChanged = false,
  busy,
  above,
  below,
  children,
  onClose,
  onSubmit,
  ...heading
}: TimesDialogFrameProps) {
  const formId = useId();
  const [lines, setLines] = useState<readonly TimeInForm[]>(() => stored.map(inForm));
  const [areLinesChanged, setAreLinesChanged] = useState(false);
  const days = [...new Set([...daysOfTournament(tournament), ...stored.map(({ day }) => day)])].toSorted();
  return (
    <Dialog
      {...heading}
      onOpenChange={onClose}
      unsaved={isChanged || areLinesChanged}
      busy={busy}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasBackwards(lines)) onSubmit(lines);
        }}
      >
        {above}
        <TimesFields
          lines={lines}
          days={days}
          most={most}
          renderNote={renderNote}
          onChange={(next) => {
            setLines(next);
            setAreLinesChanged(true);
          }}
        />
        {below}
      </form>
      {children}
    </Dialog>
  );
}
