// The court of a match: one of the club's, or any other name (D48). If a court is closed then, the field warns but accepts it.
import * as courtWords from '@tennis/words/courts';
import * as words from '@tennis/words/matches';
import type { Court, Tournament } from '@tennis/contract';
import { courtKey } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { read } from '../../lib/api.ts';
import { SURFACE_LABELS, whyClosed } from '../../lib/court-words.ts';
import { listed } from '../../lib/lists.ts';
import { momentAt } from '../../lib/moment-at.ts';
import { Banner } from '../../ui/banner.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import type { MatchValues } from './match-values.ts';

const hintOf = ({ surface, indoor, lights }: Court): string =>
  listed([
    ...(surface === null ? [] : [SURFACE_LABELS[surface]]),
    ...(indoor ? [courtWords.indoorFact] : []),
    ...(lights ? [courtWords.lightsFact] : []),
  ]);

/** The courts that the typed text may mean: all of them if it is empty or already a whole name. */
function suggested(courts: readonly Court[], typed: string): readonly Court[] {
  const text = typed.trim().toLowerCase();
  const isWhole = courts.some(({ name }) => name.toLowerCase() === text);
  return text === '' || isWhole ? courts : courts.filter(({ name }) => name.toLowerCase().includes(text));
}

/** The field, with notes on the chosen court below it. */
export function CourtField({
  form,
  tournament: { clubId, timeZone },
}: {
  form: UseFormReturn<MatchValues>;
  tournament: Tournament;
}) {
  const { data: courts = [] } = useQuery({
    ...read('listCourts', { params: { clubId: String(clubId ?? 0) } }),
    enabled: clubId !== null,
  });
  const [text, day, time] = useWatch({ control: form.control, name: ['court', 'day', 'time'] });
  const { errors } = useFormState({ control: form.control });
  const known = courts.find(({ name }) => courtKey(name) === courtKey(text));
  const isUnknown = courts.length > 0 && text.trim() !== '' && known === undefined;
  const closed =
    known === undefined || day === '' || time === ''
      ? null
      : whyClosed(known, momentAt(day, time, timeZone), timeZone);
  const set = (court: string) => {
    form.setValue('court', court, { shouldDirty: true });
    form.clearErrors('court');
  };
  return (
    <>
      <SuggestField
        label={words.court}
        maxLength={60}
        opensOnFocus
        value={text}
        suggestions={suggested(courts, text).map((court) => ({
          id: court.id,
          label: court.name,
          hint: hintOf(court),
        }))}
        suggestionsLabel={courtWords.list}
        onType={set}
        onTake={({ label }) => set(label)}
        error={errors.court?.message}
        {...(isUnknown ? { hint: courtWords.unknownCourt } : {})}
      />
      {closed !== null && (
        <div className="order-last sm:col-span-2">
          <Banner tone="warn">{closed}</Banner>
        </div>
      )}
    </>
  );
}
