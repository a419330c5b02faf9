// The day by which each round is to be played, set for the whole draw at once (OP39).
import { save } from '@tennis/words/common';
import * as words from '@tennis/words/last-days';
import type { Court, Match, Tournament } from '@tennis/contract';
import { lastDayFaults, spreadLastDays, type LastDayFault } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/dates.ts';
import { roundName } from '../../../lib/match-words.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { CancelButton, Dialog } from '../../../ui/dialog.tsx';
import { keepMatch } from '../../../writes/matches.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { dayText, roundsToPlay, type RoundToPlay } from './by-date-view.ts';

export interface LastDaysDialogProps {
  tournament: Tournament;
  matches: readonly Match[];
  onClose: () => void;
}

const SUNDAY = 7;

/** Whether a court of the club is open on a day; a club without courts says nothing. */
const isOpenOn =
  (courts: readonly Court[]) =>
  (day: string): boolean => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;
    return courts.length === 0 || courts.some(({ hours }) => (hours[weekday - 1] ?? null) !== null);
  };

/** The dialog; mounted while open. */
export function LastDaysDialog({ tournament, matches, onClose }: LastDaysDialogProps) {
  const formId = useId();
  const [rounds] = useState(() => roundsToPlay(matches).filter(({ open }) => open.length > 0));
  const [days, setDays] = useState<readonly string[]>(() => rounds.map(({ lastDay }) => lastDay ?? ''));
  const [changed, setChanged] = useState(false);
  const [today] = useState(() => dayOf(new Date().toISOString(), tournament.timeZone));
  const { data: courts } = useQuery({
    ...read('listCourts', { params: { clubId: String(tournament.clubId ?? 0) } }),
    enabled: tournament.clubId !== null,
  });
  const { busy, send } = useWrite();
  const start = dayOf(tournament.startDate, tournament.timeZone);
  const end = dayOf(tournament.endDate, tournament.timeZone);
  const faults = lastDayFaults(
    days.map((day) => (day === '' ? null : day)),
    { today, start, end, isOpen: isOpenOn(courts ?? []) },
  );
  const change = (next: readonly string[]) => {
    setDays(next);
    setChanged(true);
  };
  const submit = () =>
    void send({
      route: 'setLastDays',
      call: { params: { id: String(tournament.id) }, body: { matches: changesOf(rounds, days) } },
      keep: (client, answer) => {
        for (const match of answer) keepMatch(client, match);
      },
      after: onClose,
      done: () => ({ title: words.daysSaved }),
      failed: words.daysFailed,
    });
  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={changed}
      busy={busy}
      title={words.lastDays}
      description={words.lastDaysHint}
      footer={
        <>
          <CancelButton />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            disabled={changesOf(rounds, days).length === 0}
          >
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => change(spreadLastDays(today > start ? today : start, end, rounds.length))}>
            {words.spread}
          </Button>
          <span className="text-control text-ink2">{words.spreadHint({ day: dayText(end) })}</span>
        </div>
        {rounds.map(({ round, open }, at) => (
          <div key={round} className="grid gap-1">
            <DateField
              label={words.lastDay({ round: roundName(round) })}
              hint={words.matchesToPlay({ count: open.length })}
              value={days[at] ?? ''}
              onChange={({ target: { value } }) =>
                change(days.map((day, index) => (index === at ? value : day)))
              }
            />
            <Warning fault={faults[at] ?? null} before={rounds[at - 1]} end={end} />
          </div>
        ))}
      </form>
    </Dialog>
  );
}

interface WarningProps {
  fault: LastDayFault | null;
  before: RoundToPlay | undefined;
  end: string;
}

/** It may be saved all the same, but for a day that is over. */
function Warning({ fault, before, end }: WarningProps) {
  const text = (): string => {
    if (fault === 'past') return words.warnPast;
    if (fault === 'end') return words.warnEnd({ day: dayText(end) });
    if (fault === 'closed') return words.warnClosed;
    return before === undefined ? words.warnPast : words.warnBefore({ round: roundName(before.round) });
  };
  return (
    <p aria-live="polite" className="text-control font-medium text-warn empty:hidden">
      {fault === null ? '' : text()}
    </p>
  );
}

/** The matches whose last day changes. */
const changesOf = (rounds: readonly RoundToPlay[], days: readonly string[]) =>
  rounds.flatMap(({ open }, at) => {
    const playBy = days[at] === '' ? null : (days[at] ?? null);
    return open
      .filter((match) => match.playBy !== playBy)
      .map(({ id, version }) => ({ matchId: id, version, playBy }));
  });
