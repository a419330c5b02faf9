// Where the list comes from: a file, or cells that are pasted.
import * as words from '@tennis/words/imports';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { List } from './use-list.ts';

const TYPES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

const CELLS = { label: words.paste, hint: words.pasteHint, initial: '' };

/** The card; either of the two replaces what came before. */
export function SourceCard<L>({
  list,
  busy,
  cells = CELLS,
}: {
  list: List<L>;
  busy: boolean;
  /** The name of the box for pasting, and its first text. */
  cells?: { readonly label: string; readonly hint: string; readonly initial: string } | undefined;
}) {
  const [pasted, setPasted] = useState(cells.initial);
  return (
    <Card as="section" padding="l" aria-label={words.source}>
      <CardHeader title={words.source} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={words.file} hint={words.fileHint}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={TYPES}
              disabled={busy}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file === undefined) return;
                setPasted('');
                void list.choose(file);
              }}
              className="control-height w-full min-w-0 rounded-control border border-field bg-surface p-1.5 text-control text-ink2 file:mr-3 file:min-h-8 file:rounded-control file:border file:border-field file:bg-sunk file:px-3 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        <TextArea
          label={cells.label}
          hint={cells.hint}
          rows={4}
          readOnly={busy}
          spellCheck={false}
          className="max-h-72 min-w-0"
          value={pasted}
          onChange={(event) => {
            setPasted(event.target.value);
            list.paste(event.target.value);
          }}
        />
      </div>
      {list.note !== null && <output className="mt-4 block text-meta text-ink2">{list.note}</output>}
      {list.problem !== null && (
        <div className="mt-4">
          <Banner>{list.problem}</Banner>
        </div>
      )}
    </Card>
  );
}
