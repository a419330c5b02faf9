// The controls of the score dialog: quick line, sets, how it ended, the verdict, the winner.
import * as words from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import { ENDINGS, type EndingKind, type MatchFormat } from '@tennis/domain';
import * as verdicts from '@tennis/words/score';
import { sayVerdict } from '@tennis/words/say/score';
import { sayScore } from '../../lib/score-text.ts';
import { cx } from '../../ui/class-names.ts';
import { useId, type ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  concernsSide,
  endsLevel,
  sideOut,
  withLine,
  type ScoreFormState,
  type ScoreReading,
} from './score-form.ts';
import { hasHalfSet } from './score-entry.ts';
import { SetInputs, type Names } from './set-inputs.tsx';

export interface ScoreFieldsProps {
  match: Match;
  format: MatchFormat;
  state: ScoreFormState;
  reading: ScoreReading;
  onChange: (next: ScoreFormState) => void;
  /** The first part of the ids of whatever a problem can be at; the rest is `-` and its place. */
  ids: string;
  /** Whether saving was refused since the last change. */
  refused: boolean;
  /** Stands under the verdict: the box by which a person confirms an odd score. */
  confirm: ReactNode;
}

const ENDING_LABELS: Readonly<Record<EndingKind, string>> = {
  retired: words.retired,
  walkover: words.walkover,
  defaulted: words.defaulted,
  withdrawn: words.withdrawn,
  abandoned: words.abandoned,
  cancelled: words.notPlayed,
};

/** Those that happen on club courts; others only where they are stored already. */
const USUAL: ReadonlySet<EndingKind> = new Set(['retired', 'walkover', 'defaulted', 'abandoned']);

const WHO: Readonly<Partial<Record<EndingKind, string>>> = {
  retired: words.whoRetired,
  walkover: words.whoDidNotPlay,
  defaulted: words.whoDefaulted,
  withdrawn: words.whoWithdrew,
};

/** All controls; the state is the caller's. */
export function ScoreFields({
  match,
  format,
  state,
  reading,
  onChange,
  ids,
  refused,
  confirm,
}: ScoreFieldsProps) {
  const names = [match.p1Name ?? words.player1Tbd, match.p2Name ?? words.player2Tbd] as const;
  const out = sideOut(state);
  const endings = ENDINGS.filter((kind) => USUAL.has(kind) || kind === state.ending);
  return (
    <>
      <TextField
        id={`${ids}-line`}
        label={words.quickEntry}
        optional
        hint={words.quickEntryHint}
        placeholder="63 46 7610"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={state.line}
        error={state.lineProblem ?? undefined}
        onChange={(event) => onChange(withLine(state, event.target.value, format))}
      />
      <SetInputs names={names} format={format} state={state} onChange={onChange} />
      <div className="grid gap-2 empty:hidden">
        <Verdict id={`${ids}-verdict`} reading={reading} names={names} isHalf={hasHalfSet(state.entries)} />
        {confirm}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.howEnded}
          className={cx(!concernsSide(state.ending) && 'sm:col-span-2')}
          value={state.ending ?? ''}
          placeholder={words.playedOut}
          options={endings.map((kind) => ({ value: kind, label: ENDING_LABELS[kind] }))}
          onChange={(event) => {
            const ending = endings.find((kind) => kind === event.target.value) ?? null;
            onChange({ ...state, ending, by: ending === null ? null : state.by });
          }}
        />
        {concernsSide(state.ending) && (
          <Select
            id={`${ids}-side`}
            label={WHO[state.ending ?? 'retired']}
            error={refused && reading.problem?.at === 'side' ? reading.problem.text : undefined}
            value={out === null ? '' : String(out)}
            placeholder={words.pleaseChoose}
            options={[
              { value: '1', label: names[0] },
              { value: '2', label: names[1] },
              { value: 'both', label: words.both },
            ]}
            onChange={(event) => {
              const { value } = event.target;
              const by = value === '1' ? 1 : value === '2' ? 2 : value === 'both' ? 'both' : null;
              // A winner who is now said to have gone out was chosen by mistake.
              onChange({ ...state, by, winner: state.winner === by || by === 'both' ? null : state.winner });
            }}
          />
        )}
      </div>
      <WinnerChoice match={match} names={names} state={state} reading={reading} onChange={onChange} />
    </>
  );
}

/** The verdict of the rules, at once and in words; announced politely, so that typing is not interrupted. A refused try moves the focus here. */
function Verdict({
  id,
  reading,
  names,
  isHalf,
}: {
  id: string;
  reading: ScoreReading;
  names: Names;
  isHalf: boolean;
}) {
  const { judgement, score, suggested } = reading;
  return (
    <div id={id} tabIndex={-1} aria-live="polite">
      {judgement !== null && (
        <Banner
          tone={judgement.verdict === 'impossible' ? 'danger' : judgement.verdict === 'odd' ? 'warn' : 'info'}
        >
          {judgement.verdict === 'complete' && suggested !== null
            ? words.winsBy({
                name: names[suggested === 1 ? 0 : 1],
                score: sayScore(score, { first: suggested }),
              })
            : sayVerdict(verdicts, judgement.reason)}
        </Banner>
      )}
      {isHalf && <p className="mt-1 text-meta text-ink2">{words.blankIsZero}</p>}
    </div>
  );
}

function WinnerChoice({
  match,
  names,
  state,
  reading,
  onChange,
}: Omit<ScoreFieldsProps, 'format' | 'confirm' | 'ids' | 'refused'> & { names: Names }) {
  const name = useId();
  const isFollowing = state.winner === null && reading.suggested !== null;
  return (
    <RadioGroup
      label={words.winner}
      row
      name={name}
      value={reading.winner === null ? 'none' : String(reading.winner)}
      options={[
        {
          value: '1',
          label: names[0],
          disabled: match.participant1Id === null,
          ...(isFollowing && reading.suggested === 1 ? { hint: words.suggested } : {}),
        },
        {
          value: '2',
          label: names[1],
          disabled: match.participant2Id === null,
          ...(isFollowing && reading.suggested === 2 ? { hint: words.suggested } : {}),
        },
        { value: 'none', label: endsLevel(match, reading) ? words.nobody : words.noWinner },
      ]}
      onChange={(event) => {
        const { value } = event.target;
        onChange({ ...state, winner: value === '1' ? 1 : value === '2' ? 2 : 'none' });
      }}
    />
  );
}
