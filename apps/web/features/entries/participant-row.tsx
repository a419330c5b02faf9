// One entry: seed and name (§2), and for managers what can be changed in place.
import * as entries from '@tennis/words/entries';
import * as timeWords from '@tennis/words/entry-times';
import { awaits } from '@tennis/words/partners';
import * as words from '@tennis/words/withdrawals';
import type { NotedTime, Participant } from '@tennis/contract';
import type { Ineligible } from '@tennis/domain';
import { Fragment, type ReactNode } from 'react';
import { timeLine } from '../../lib/entry-times.ts';
import { listed } from '../../lib/lists.ts';
import { namesOf } from '../../lib/participant-name.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';

/** A manager's controls in a row: in place of the seed, and at the end. */
export type EntryControls = (participant: Participant) => { seed: ReactNode; end: ReactNode };

/** A row of the list. Readers see the seed as print; a row without one keeps its place, unless nobody is seeded. */
export function ParticipantRow({
  participant,
  hasPages,
  hasSeeds,
  hint,
  seed,
  end,
}: {
  participant: Participant;
  hasPages: boolean;
  hasSeeds: boolean;
  /** Tells it from another that looks the same. */
  hint?: string | undefined;
} & Partial<ReturnType<EntryControls>>) {
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1 md:px-4">
      {seed ??
        (hasSeeds && (
          <span className="digits w-7 flex-none text-center text-body font-semibold text-ink2">
            {participant.seed !== null && (
              <>
                <span className="unseen">{entries.seed} </span>
                {participant.seed}
              </>
            )}
          </span>
        ))}
      <span className="min-w-0 flex-1 py-1">
        <span
          className={cx(
            'text-body font-medium [overflow-wrap:anywhere]',
            participant.withdrawn && 'text-ink2 line-through',
          )}
        >
          <Names participant={participant} hasPages={hasPages} />
        </span>
        {participant.withdrawn && (
          <span className="ml-2 text-meta text-ink2">
            {participant.withdrawal?.reason
              ? words.withdrawnBecause({ reason: participant.withdrawal.reason })
              : words.withdrawn}
          </span>
        )}
        {participant.alternate !== null && !participant.withdrawn && (
          <span className="ml-2 text-meta text-ink2">
            {words.alternate({ place: participant.alternate })}
          </span>
        )}
        {participant.awaitsPartner && !participant.withdrawn && (
          <span className="ml-2 text-meta text-ink2">{awaits}</span>
        )}
        {participant.club !== null && (
          <span className="block text-meta text-ink3 [overflow-wrap:anywhere]">{participant.club}</span>
        )}
        {hint !== undefined && (
          <span className="block text-meta text-ink2 [overflow-wrap:anywhere]">{hint}</span>
        )}
        <OrganisersLines participant={participant} />
      </span>
      {end}
    </li>
  );
}

const INELIGIBLE = {
  'not-member': entries.ineligibleNotMember,
  'too-old': entries.ineligibleTooOld,
  'same-gender': entries.ineligibleSameGender,
} satisfies Record<Ineligible, string>;

/** Facts that only the organisers are told. */
function OrganisersLines({ participant }: { participant: Participant }) {
  const { note, overruled, times } = participant;
  if ((note === undefined || note === null) && overruled === undefined && times === undefined) return null;
  const reasons =
    overruled === undefined ? '' : listed(overruled.reasons.map((reason) => INELIGIBLE[reason]));
  return (
    <>
      {overruled !== undefined && (
        <span className="block text-meta text-ink2 [overflow-wrap:anywhere]">
          {overruled.by === null
            ? entries.overruledBySomebody({ reasons })
            : entries.overruled({ by: overruled.by, reasons })}
        </span>
      )}
      {times !== undefined && <Times participant={participant} times={times} />}
      {note !== undefined && note !== null && (
        <span className="block text-meta whitespace-pre-line text-ink2 [overflow-wrap:anywhere]">{note}</span>
      )}
    </>
  );
}

/** When they cannot play and when they would like to, one below the other. */
function Times({ participant, times }: { participant: Participant; times: readonly NotedTime[] }) {
  const [player, partner] = namesOf(participant).map(({ name }) => name);
  return times.map((time) => {
    const name = time.by === 'partner' ? partner : player;
    return (
      <span
        key={JSON.stringify(time)}
        className={cx('block text-meta', time.asked === true ? 'font-semibold text-warn' : 'text-ink2')}
      >
        {time.by === undefined || name === undefined
          ? timeLine(time)
          : timeWords.saidBy({ time: timeLine(time), name })}
      </span>
    );
  });
}

/** The name, of a pair both; a link where there is a page behind it. On a phone that of a single player takes the finger in the whole height of its row. */
const Names = ({ participant, hasPages }: { participant: Participant; hasPages: boolean }) =>
  namesOf(participant).map(({ name, personId }, at, { length }) => (
    // oxlint-disable-next-line react/no-array-index-key -- the two places of an entry
    <Fragment key={at}>
      {at > 0 && ' / '}
      {personId === null || !hasPages ? (
        name
      ) : (
        <AppLink
          href={`/people/${personId}`}
          className={cx(
            'underline decoration-line underline-offset-4 hover:decoration-ink',
            length === 1 && 'max-md:py-3',
          )}
        >
          {name}
        </AppLink>
      )}
    </Fragment>
  ));
