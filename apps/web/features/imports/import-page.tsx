// The page of an import: the list, its columns, what will happen, and what has happened.
import * as words from '@tennis/words/imports';
import { Download, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveRows } from '../../lib/list-files.ts';
import { listed } from '../../lib/lists.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Progress } from '../../ui/progress.tsx';
import { ColumnsCard } from './columns-card.tsx';
import type { PreviewRow } from './preview.tsx';
import type { Field } from './reading/columns.ts';
import { SourceCard } from './source-card.tsx';
import type { List } from './use-list.ts';

/** Where the page lies. */
export interface Place {
  readonly title: string;
  readonly intro: string;
  readonly back: { readonly label: string; readonly href: string };
  readonly backAction: string;
  /** How the box for pasting is named, where it takes other things than cells. */
  readonly cells?: { readonly label: string; readonly hint: string; readonly initial: string };
}

/** The result: a text, and every line for the report. */
export interface Done {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly PreviewRow[];
}

const STAGES = { checking: 1, saving: 2 } as const;

/** Saves what has become of every line. */
const saveReport = (rows: readonly PreviewRow[]): Promise<void> =>
  saveRows(words.reportFile, [
    [words.line, words.who, words.happens],
    ...rows.map(({ line, title, text, warning }) => [
      String(line),
      title,
      warning === undefined ? text : listed([text, warning]),
    ]),
  ]);

/** The page around a list. */
export function ImportPage<L>({
  place,
  list,
  fields,
  stage,
  checkFailed,
  onCheckAgain,
  done,
  onAnother,
  children,
}: {
  place: Place;
  list: List<L>;
  fields: readonly Exclude<Field, ''>[];
  /** The call in progress, and its text. */
  stage: { readonly name: keyof typeof STAGES; readonly text: string } | null;
  checkFailed: string | null;
  onCheckAgain: () => void;
  done: Done | null;
  onAnother: () => void;
  /** The outcome in advance, with the button. */
  children: ReactNode;
}) {
  usePageTitle(place.title);
  const isSaving = stage?.name === 'saving';
  return (
    <>
      <LeaveGuard unsaved={list.lines !== null && done === null} />
      <Breadcrumb trail={[place.back]} current={place.title} />
      <PageHeader title={place.title} description={place.intro} />
      {done === null ? (
        <div className="grid grid-cols-1 gap-6">
          <SourceCard list={list} busy={isSaving} cells={place.cells} />
          {list.hasCome && <ColumnsCard list={list} fields={fields} busy={isSaving} />}
          {stage !== null && (
            <div className="grid gap-1.5 text-meta text-ink2">
              <Progress value={STAGES[stage.name]} max={3} label={stage.text} />
              <output>{stage.text}</output>
            </div>
          )}
          {checkFailed !== null && <LoadFailed text={checkFailed} onRetry={onCheckAgain} />}
          {children}
        </div>
      ) : (
        <Card padding="l">
          <Banner tone="success" title={done.title}>
            {done.text}
          </Banner>
          <div className="mt-4 flex flex-wrap gap-2">
            <LinkButton variant="primary" href={place.back.href}>
              {place.backAction}
            </LinkButton>
            <Button icon={Download} onClick={() => void saveReport(done.rows)}>
              {words.report}
            </Button>
            <Button icon={RotateCcw} onClick={onAnother}>
              {words.another}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
