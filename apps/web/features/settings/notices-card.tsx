// The topics that somebody hears of in the product and by mail, and when no mails come (D53). Each choice is saved at once.
import { useQuery } from '@tanstack/react-query';
import * as words from '@tennis/words/settings';
import { hasOwnMail, type NoticeChoices } from '@tennis/contract';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, Switch } from '../../ui/choice.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TellMe } from '../../ui/tell-me.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { useNoticeChoices } from '../../writes/use-notice-choices.ts';
import { TOPICS } from './topics.ts';
import { nightToSend, shownNight, stillTyped, withoutEnd, type Night, type Typed } from './typed-night.ts';

const NIGHT = { from: '22:00', until: '07:00' };

/** The part of the settings page. */
export function NoticesCard() {
  const { data, isError, refetch } = useQuery(read('getNoticeChoices', {}));
  return (
    <Card as="section" padding="l" aria-label={words.notices}>
      <CardHeader title={words.notices} />
      <p className="mb-4 text-control text-ink2">{words.noticesHint}</p>
      {data === undefined ? (
        isError ? (
          <LoadFailed text={words.choicesFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-80" />
        )
      ) : (
        <Choices choices={data} />
      )}
    </Card>
  );
}

function Choices({ choices: { topics, quiet } }: { choices: NoticeChoices }) {
  const { busy, choose } = useNoticeChoices();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {topics.map((one) => (
          <Topic
            key={one.topic}
            choice={one}
            busy={busy}
            onChoose={(next) => void choose({ topics: [next] })}
          />
        ))}
      </ul>
      <p className="mt-3 text-meta text-ink3">{words.ownMailHint}</p>
      <TellMe className="mt-4" />
      <Switch
        className="mt-4"
        label={words.quiet}
        hint={words.quietHint}
        checked={quiet !== null}
        disabled={busy}
        onChange={({ target: { checked } }) => void choose({ quiet: checked ? NIGHT : null })}
      />
      {quiet !== null && (
        <NightFields stored={quiet} busy={busy} onType={(night) => choose({ quiet: night })} />
      )}
    </>
  );
}

/** The two times. They stay open while one is stored, because the other is typed meanwhile. */
function NightFields({
  stored,
  busy,
  onType,
}: {
  stored: Night;
  busy: boolean;
  onType: (night: Night) => Promise<unknown>;
}) {
  const [typed, setTyped] = useState<Typed>({});
  const shown = shownNight(stored, typed);
  // A time is typed digit by digit: it counts once the field is left.
  function leave(end: keyof Night) {
    const night = nightToSend(stored, typed, end, busy);
    if (night === null) setTyped(withoutEnd(typed, end));
    else void onType(night).then(() => setTyped((now) => stillTyped(now, night)));
  }
  return (
    <div className="mt-3 grid max-w-sm grid-cols-2 gap-3">
      {(['from', 'until'] as const).map((end) => (
        <TimeField
          key={end}
          label={end === 'from' ? words.quietFrom : words.quietUntil}
          value={shown[end]}
          onChange={({ target: { value } }) => setTyped((now) => ({ ...now, [end]: value }))}
          onBlur={() => leave(end)}
        />
      ))}
    </div>
  );
}

type Choice = NoticeChoices['topics'][number];

function Topic({
  choice,
  busy,
  onChoose,
}: {
  choice: Choice;
  busy: boolean;
  onChoose: (next: Choice) => void;
}) {
  const { topic, inApp, byMail, byPush } = choice;
  const name = TOPICS[topic];
  return (
    <li>
      <div className="grid items-center gap-x-6 py-1 sm:grid-cols-[1fr_5.5rem_8rem_9rem]">
        <span className="pt-2 text-body font-medium text-ink sm:py-2">{name}</span>
        <div className="flex flex-wrap gap-x-6 sm:contents">
          <Checkbox
            label={words.inApp}
            aria-label={words.tellInApp({ topic: name })}
            checked={inApp}
            disabled={busy}
            onChange={({ target: { checked } }) => onChoose({ ...choice, inApp: checked })}
          />
          {hasOwnMail(topic) ? (
            <Checkbox
              label={words.ownMail}
              aria-label={words.tellByMail({ topic: name })}
              checked
              disabled
              readOnly
            />
          ) : (
            <Checkbox
              label={words.byMail}
              aria-label={words.tellByMail({ topic: name })}
              checked={byMail}
              disabled={busy}
              onChange={({ target: { checked } }) => onChoose({ ...choice, byMail: checked })}
            />
          )}
          <Checkbox
            label={words.byPush}
            aria-label={words.tellByPush({ topic: name })}
            checked={byPush}
            disabled={busy}
            onChange={({ target: { checked } }) => onChoose({ ...choice, byPush: checked })}
          />
        </div>
      </div>
    </li>
  );
}
