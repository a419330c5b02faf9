// The pad for set scores (brief section 8, mock 03): boxes, the verdict on the score, digits, how the match ended. A keyboard's digits do the same
// while the pad has the focus.
import * as common from '@tennis/words/matches';
import * as verdicts from '@tennis/words/score';
import { sayVerdict } from '@tennis/words/say/score';
import { sayDigit } from '@tennis/words/say/scoring';
import * as scoring from '@tennis/words/scoring';
import * as words from '@tennis/words/scores';
import type { MatchFormat, Side } from '@tennis/domain';
import { singleKeysAct } from '../../../lib/preferences.ts';
import { sayScore } from '../../../lib/score-text.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { isInTable } from '../../../lib/in-table.ts';
import { concernsSide, formatOfMatch } from '../score-form.ts';
import { setLabel, type Names } from '../set-inputs.tsx';
import { PadBoxes } from './boxes.tsx';
import { PadKeys } from './keys.tsx';
import {
  PAD_ENDINGS,
  endAs,
  endedBy,
  erase,
  goTo,
  keysOf,
  pressDigit,
  pressNext,
  openSet,
  readPad,
  refusalOf,
  setInPlay,
  stepOf,
  type PadEnding,
  type PadState,
  type PadStep,
} from './pad-state.ts';
import { setsWon } from './sets-won.ts';
import type { Pad } from './use-pad.ts';

const ENDING_TEXTS: Readonly<Record<PadEnding, string>> = {
  retired: common.retired,
  walkover: common.walkover,
  defaulted: common.defaulted,
  abandoned: common.abandoned,
};

/** Everything between the title and the main button. */
export function PadBody({ pad }: { pad: Pad }) {
  const { match, state, change } = pad;
  const format = formatOfMatch(match);
  const names: Names = [match.p1Name ?? common.player1Tbd, match.p2Name ?? common.player2Tbd];
  const [refusal, setRefusal] = useState('');
  const keys = keysOf(state, format);
  const step = stepOf(state, format, isInTable(match));

  function move(next: PadState) {
    setRefusal('');
    change(next);
  }
  function type(digit: number) {
    const reason = refusalOf(state, digit, format);
    if (reason === null) move(pressDigit(state, digit, format));
    else setRefusal(sayDigit({ scoring, score: verdicts }, reason));
  }
  const ref = useRef<HTMLFieldSetElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) {
      if (!singleKeysAct()) return;
      type(Number(event.key));
    } else if (event.key === 'Backspace') move(erase(state));
    else if (event.key === 'ArrowRight') move(pressNext(state, format));
    else return;
    event.preventDefault();
  });
  // Typing goes on wherever in the pad the focus is, and begins in the box that is open.
  useEffect(() => {
    const place = ref.current;
    place?.addEventListener('keydown', onKey);
    place?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    return () => place?.removeEventListener('keydown', onKey);
  }, []);

  return (
    <fieldset ref={ref} className="@container min-w-0">
      <legend className="unseen">{common.scoreTitle}</legend>
      <div className="grid gap-x-8 gap-y-4 @min-[42rem]:grid-cols-2">
        <div className="grid content-start gap-4">
          <PadBoxes
            names={names}
            seeds={[match.p1Seed, match.p2Seed]}
            format={format}
            state={state}
            onPlace={(place) => {
              setRefusal('');
              change(goTo(state, place));
            }}
          />
          <div className="grid min-h-16 content-center border-l-[5px] border-primary pl-4" aria-live="polite">
            <Said pad={pad} names={names} step={step} format={format} refusal={refusal} />
          </div>
          <PadQuestion pad={pad} names={names} step={step} onChange={move} />
        </div>
        <div className="grid content-start gap-2">
          <p className="min-h-5 text-control font-semibold text-ink2">{placeText(state, names)}</p>
          <PadKeys
            keys={keys}
            isRefused={(digit) => refusalOf(state, digit, format) !== null}
            onDigit={type}
            onErase={() => move(erase(state))}
            onNext={() => move(pressNext(state, format))}
          />
          <div className="grid grid-cols-3 gap-2">
            {PAD_ENDINGS.map((kind) => (
              <Toggle
                key={kind}
                label={ENDING_TEXTS[kind]}
                isOn={state.form.ending === kind}
                onPress={() => move(endAs(state, kind, format))}
              />
            ))}
            <Toggle
              label={words.inPlay}
              isOn={state.inPlay}
              onPress={() => move(setInPlay(state, !state.inPlay))}
              className="col-span-2"
            />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** The meaning of the typed score: who leads or wins, and why a digit was refused. */
function Said({
  pad,
  names,
  step,
  format,
  refusal,
}: {
  pad: Pad;
  names: Names;
  step: PadStep;
  format: MatchFormat;
  refusal: string;
}) {
  const { judgement, score } = readPad(pad.state, format);
  const headline = headlineOf(pad.state, names, step, format);
  const open = openSet(pad.state, format);
  const detail =
    refusal !== ''
      ? refusal
      : open !== null
        ? words.setNotOver(open)
        : judgement !== null && (judgement.verdict === 'odd' || judgement.verdict === 'impossible')
          ? sayVerdict(verdicts, judgement.reason)
          : '';
  return (
    <>
      <p className="type-section">
        {step.kind === 'complete'
          ? common.winsBy({
              name: names[step.winner === 1 ? 0 : 1],
              score: sayScore(score, { first: step.winner }),
            })
          : headline}
      </p>
      {detail !== '' && <p className="text-control text-ink2">{detail}</p>}
    </>
  );
}

/** Questions to a person if the score does not answer them. */
function questionOf({ form: { ending } }: PadState): string {
  if (!concernsSide(ending)) return words.whoWon;
  if (ending === 'defaulted') return common.whoDefaulted;
  return ending === 'walkover' ? words.whoDidNotCome : common.whoRetired;
}

function headlineOf(state: PadState, names: Names, step: PadStep, format: MatchFormat): string {
  if (step.kind === 'empty') return words.enterScore;
  if (step.kind === 'half') return words.bothSides;
  if (step.kind === 'side') return questionOf(state);
  if (step.kind === 'winner') return words.whoWon;
  if (step.kind === 'abandon') return words.wonByNobody;
  if (step.kind === 'level') return sayVerdict(verdicts, { code: 'tied' });
  const [first, second] = setsWon(state.form.entries, format);
  if (first === second) return first === 0 ? words.enterScore : words.setsLevel({ sets: first });
  return words.leads({
    name: names[first > second ? 0 : 1],
    won: Math.max(first, second),
    lost: Math.min(first, second),
  });
}

/** The number that is being typed. */
function placeText({ place, form }: PadState, names: Names): string {
  const entry = place === null ? undefined : form.entries[place.set];
  if (place === null || entry === undefined) return '';
  const set = setLabel(entry, place.set, form.entries.length);
  if (place.field === 'tieBreak') return words.tieBreakFor({ set });
  const name = names[place.field === 'first' ? 0 : 1];
  return entry.kind === 'games' ? words.gamesFor({ set, name }) : words.pointsFor({ set, name });
}

/** The two sides as buttons, where the score alone does not say which. */
function PadQuestion({
  pad: { state, match },
  names,
  step,
  onChange,
}: {
  pad: Pad;
  names: Names;
  step: PadStep;
  onChange: (next: PadState) => void;
}) {
  const isSided = concernsSide(state.form.ending);
  if (!isSided && step.kind !== 'winner' && (state.form.winner === null || state.form.winner === 'none'))
    return null;
  const choose = (side: Side) =>
    onChange(isSided ? endedBy(state, side) : { ...state, form: { ...state.form, winner: side } });
  const chosen = isSided ? state.form.by : state.form.winner;
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="unseen">{questionOf(state)}</legend>
      {([1, 2] as const).map((side) => (
        <Toggle
          key={side}
          label={names[side === 1 ? 0 : 1]}
          isOn={chosen === side}
          disabled={(side === 1 ? match.participant1Id : match.participant2Id) === null}
          onPress={() => choose(side)}
        />
      ))}
    </fieldset>
  );
}

function Toggle({
  label,
  isOn,
  disabled = false,
  onPress,
  className,
}: {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onPress: () => void;
  className?: string;
}) {
  return (
    <Button
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'min-h-12 px-1.5! [overflow-wrap:anywhere]',
        isOn && 'border-primary! bg-primary-soft! text-primary!',
        className,
      )}
    >
      {label}
    </Button>
  );
}
