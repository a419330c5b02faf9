// Two versions side by side if somebody else saved first (D16); the person chooses, and nothing is lost without their choice.
import * as words from '@tennis/words/controls';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** One field in both versions, ready to print. */
export interface VersionRow {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface StaleDialogProps {
  /** The thing that was being saved: "Riverside Clay Open". */
  name: string;
  rows: readonly VersionRow[];
  busy: boolean;
  /** Saves the person's own version over the other one. */
  onMine: () => void;
  /** Keeps what is stored; what was typed is given up. */
  onTheirs: () => void;
  /** Back to what was typed, undecided. Left out where nothing was typed. */
  onKeepEditing?: () => void;
}

const blank = (text: string): string => (text === '' ? words.empty : text);

/** The rows in which the versions differ, and the choice between them. Escape loses no typed work. */
export function StaleDialog({ name, rows, busy, onMine, onTheirs, onKeepEditing }: StaleDialogProps) {
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Dialog
      role="alertdialog"
      busy={busy}
      onOpenChange={() => {
        if (!busy) (onKeepEditing ?? onTheirs)();
      }}
      title={words.staleTitle}
      description={words.staleText({ name })}
      footer={
        <>
          {onKeepEditing !== undefined && (
            <Button className="mr-auto" onClick={onKeepEditing}>
              {words.keepEditing}
            </Button>
          )}
          <Button onClick={onTheirs}>{words.keepSaved}</Button>
          <Button variant="primary" busy={busy} onClick={onMine}>
            {words.saveMine}
          </Button>
        </>
      }
    >
      <table className="w-full border-collapse text-left text-control">
        <caption className="unseen">{words.bothVersions}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink3">
            <th scope="col" className="py-2 pr-3 font-medium">
              <span className="unseen">{words.field}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              {words.yours}
            </th>
            <th scope="col" className="py-2 font-medium">
              {words.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ label, mine, theirs }) => (
            <tr key={label} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="py-2 pr-3 font-medium text-ink2">
                {label}
              </th>
              <td className="py-2 pr-3 [overflow-wrap:anywhere]">{blank(mine)}</td>
              <td className="py-2 [overflow-wrap:anywhere]">{blank(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length === 0 && <p className="text-control text-ink2">{words.sameVersions}</p>}
    </Dialog>
  );
}
