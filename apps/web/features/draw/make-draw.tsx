// How a draw is to be made: its kind, and what the rule books leave to the director.
import * as words from '@tennis/words/draw-maker';
import { askBeforeLot } from '@tennis/words/groups';
import { useQuery } from '@tanstack/react-query';
import type { DrawBody, DrawOnWire, Tournament } from '@tennis/contract';
import { consolationPlayers, drawKindsOf, type DrawKind } from '@tennis/domain';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { toBeDrawn } from '../../lib/participant-name.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../ui/choice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { keepDraft } from '../../writes/draws.ts';
import { useWrite } from '../../writes/use-write.ts';
import { DrawFitNote } from './draw-fit.tsx';
import { choicesFor, DrawChoices, type MoreChoices } from './draw-choices.tsx';
import { DrawSize } from './draw-size.tsx';
import { KIND_HINTS, KIND_NAMES } from './kinds.ts';
import { SteppingIn } from './stepping-in.tsx';
import { QualifyingFields, qualifyingOf, USUAL_QUALIFYING } from './qualifying-fields.tsx';

/** The choices, and the button that draws. */
export function MakeDraw({ tournament, onDrawn }: { tournament: Tournament; onDrawn: () => void }) {
  const kinds = drawKindsOf(tournament.rules.format);
  const [kind, setKind] = useState<DrawKind>(kinds[0]);
  const [thirdPlace, setThirdPlace] = useState(false);
  const [consolation, setConsolation] = useState(false);
  const [separateClubs, setSeparateClubs] = useState(true);
  const [separateFamilies, setSeparateFamilies] = useState(true);
  const [asksForLots, setAsksForLots] = useState(true);
  const [more, setMore] = useState<MoreChoices>({});
  const [qualifying, setQualifying] = useState(USUAL_QUALIFYING);
  const { data: entries } = useQuery(read('listParticipants', { params: { id: String(tournament.id) } }));
  const { busy, send } = useWrite<DrawOnWire>();
  const drawn = entries === undefined ? undefined : toBeDrawn(tournament, entries);
  const split = kind === 'qualifying' && drawn !== undefined ? qualifyingOf(drawn, qualifying) : null;
  const count = drawn?.length ?? tournament.participantCount;
  const seeds = drawn?.filter(({ seed }) => seed !== null).length ?? 0;
  const hasThirdPlace = kind === 'knockout' || kind === 'consolation' || kind === 'groups_knockout';
  const { matchesPerParticipant, playersProgressingFromGroups: progressing } = tournament.rules;
  const groupRules = {
    matchesPerParticipant,
    progressing,
    ...(more.groups !== undefined && { groups: more.groups }),
  };
  const hasOthers = consolationPlayers(count, groupRules) >= 2;
  const isPlayedOn = kind === 'groups_knockout' && consolation && hasOthers;
  const hasGroups = kind === 'groups_knockout' || kind === 'round_robin';
  const body: DrawBody = {
    kind,
    separateClubs,
    ...(kind !== 'round_robin' && { separateFamilies }),
    ...split,
    ...choicesFor(kind, isPlayedOn ? { ...more, bestNext: undefined } : more),
    ...(isPlayedOn && { consolation }),
    ...(hasThirdPlace && thirdPlace ? { thirdPlace } : {}),
    ...(hasGroups && asksForLots ? { lots: 'director' } : {}),
  };
  const isPossible = count >= 2 && (split === null || split.qualifying.length > split.qualifiers);
  return (
    <>
      <div className="grid max-w-prose gap-4">
        <div className="grid gap-1">
          <h2 className="text-section font-semibold">{words.make}</h2>
          <p className="text-control text-ink2">{count < 2 ? words.tooFew : words.makeHint}</p>
        </div>
        {count >= 2 && (
          <DrawSize
            kind={kind}
            count={count}
            seeds={seeds}
            main={split === null ? null : count - split.qualifying.length + split.qualifiers}
            groups={more.groups}
            matchesEach={matchesPerParticipant}
          />
        )}
        <TextLink
          href={`/tournaments/${tournament.id}?tab=participants`}
          className="justify-self-start text-control"
        >
          {words.changeEntries}
        </TextLink>
        {kinds.length > 1 && (
          <RadioGroup
            label={words.kind}
            name="kind"
            value={kind}
            options={kinds.map((one) => ({ value: one, label: KIND_NAMES[one], hint: KIND_HINTS[one] }))}
            onChange={(event) => setKind(event.target.value as DrawKind)}
          />
        )}
        <p className="text-control text-ink2">
          {words.kindsOfFormat}{' '}
          <TextLink href={`/tournaments/${tournament.id}/edit`}>{words.changeFormat}</TextLink>
        </p>
        {split !== null && drawn !== undefined && (
          <QualifyingFields entries={drawn} choice={qualifying} onChange={setQualifying} />
        )}
        <div className="grid gap-2">
          {hasThirdPlace && (
            <Checkbox
              label={words.thirdPlace}
              checked={thirdPlace}
              onChange={(event) => setThirdPlace(event.target.checked)}
            />
          )}
          {kind === 'groups_knockout' && (
            <Checkbox
              label={words.groupsConsolation}
              hint={hasOthers ? words.groupsConsolationHint : words.groupsConsolationNone}
              disabled={!hasOthers}
              checked={isPlayedOn}
              onChange={(event) => setConsolation(event.target.checked)}
            />
          )}
          <Checkbox
            label={words.separateClubs}
            checked={separateClubs}
            onChange={(event) => setSeparateClubs(event.target.checked)}
          />
          {kind !== 'round_robin' && (
            <Checkbox
              label={words.separateFamilies}
              hint={words.separateFamiliesHint}
              checked={separateFamilies}
              onChange={(event) => setSeparateFamilies(event.target.checked)}
            />
          )}
          {hasGroups && (
            <Checkbox
              label={askBeforeLot}
              checked={asksForLots}
              onChange={(event) => setAsksForLots(event.target.checked)}
            />
          )}
        </div>
        <DrawChoices
          kind={kind}
          count={count}
          rules={tournament.rules}
          choices={more}
          takesBestNext={!isPlayedOn}
          onChange={setMore}
        />
        <SteppingIn tournament={tournament} />
        {isPossible && <DrawFitNote tournament={tournament} body={body} count={count} />}
      </div>
      <ActionBar in="card">
        <Button
          variant="primary"
          disabled={!isPossible}
          busy={busy}
          onClick={() =>
            void send({
              route: 'makeDraw',
              call: { params: { id: String(tournament.id) }, body },
              keep: keepDraft,
              after: onDrawn,
              failed: words.failed,
            })
          }
        >
          {busy ? words.drawing : words.draw}
        </Button>
      </ActionBar>
    </>
  );
}
