// When the people of an entry cannot play, and when they would like to, as those who run the tournament note it (OP8, OP20).
import { save } from '@tennis/words/common';
import * as words from '@tennis/words/entry-times';
import { MOST_TIMES, type NotedTime, type Participant, type Tournament } from '@tennis/contract';
import { useId, useState } from 'react';
import { daysOfTournament, hasBackwards, inForm, saidIn, type TimeInForm } from '../../lib/entry-times.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { TimesFields } from '../../ui/times-fields.tsx';
import { keepEntry } from '../../writes/entries.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** As it is sent: whose a line is the server knows. */
const sent = ({ asked, ...time }: NotedTime) => ({
  kind: time.kind,
  day: time.day,
  from: time.from,
  to: time.to,
  ...(asked === true && { asked }),
});

/** The dialog; mounted while open. */
export function TimesDialog({
  tournament,
  participant,
  onClose,
}: {
  tournament: Tournament;
  participant: Participant;
  onClose: () => void;
}) {
  const formId = useId();
  const [stored] = useState(() => participant.times ?? []);
  const [lines, setLines] = useState<readonly TimeInForm[]>(() => stored.map(inForm));
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  const [isChanged, setIsChanged] = useState(false);
  const write = useWrite<Participant>();
  const days = [...new Set([...daysOfTournament(tournament), ...stored.map(({ day }) => day)])].toSorted();
  const change = (next: readonly TimeInForm[]) => {
    setLines(next);
    setIsChanged(true);
  };
  const isAccepted = ({ key }: TimeInForm): boolean => accepted.includes(key);
  const submit = () => {
    if (hasBackwards(lines)) return;
    void write.send({
      route: 'updateParticipant',
      call: {
        params: { id: String(tournament.id), participantId: String(participant.id) },
        body: {
          times: lines.map((line) => (isAccepted(line) ? saidIn(line) : sent(line))),
          timesSeen: stored.map(sent),
        },
      },
      keep: keepEntry,
      after: onClose,
      done: () => ({ title: words.saved }),
      failed: words.failed,
    });
  };
  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isChanged}
      busy={write.busy}
      title={`${participantName(participant)}: ${words.title}`}
      description={words.hint}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={formId} variant="primary" busy={write.busy}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TimesFields
          lines={lines}
          days={days}
          most={MOST_TIMES}
          onChange={change}
          renderNote={(line) =>
            line.asked === true && (
              <Checkbox
                label={words.accept}
                hint={words.requestHint}
                checked={isAccepted(line)}
                onChange={({ target }) => {
                  setAccepted(
                    target.checked ? [...accepted, line.key] : accepted.filter((key) => key !== line.key),
                  );
                  setIsChanged(true);
                }}
              />
            )
          }
        />
      </form>
      <WriteQuestions write={write} />
    </Dialog>
  );
}
