// When the people of an entry cannot play, and when they would like to, as the organisers note it (OP8, OP20).
import { withColon } from '@tennis/words/common';
import * as words from '@tennis/words/entry-times';
import { MOST_TIMES, type NotedTime, type Participant, type Tournament } from '@tennis/contract';
import { useState } from 'react';
import { saidIn, type TimeInForm } from '../../lib/entry-times.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { TimesDialogFrame } from '../../ui/times-dialog.tsx';
import { keepEntry } from '../../writes/entries.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** The form for the server, which knows the author of each line. */
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
  const [stored] = useState(() => participant.times ?? []);
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  const write = useWrite<Participant>();
  const isAccepted = ({ key }: TimeInForm): boolean => accepted.includes(key);
  const submit = (lines: readonly TimeInForm[]) => {
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
    <TimesDialogFrame
      tournament={tournament}
      stored={stored}
      most={MOST_TIMES}
      isChanged={accepted.length > 0}
      busy={write.busy}
      title={withColon({ head: participantName(participant), text: words.title })}
      description={words.hint}
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
            }}
          />
        )
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <WriteQuestions write={write} />
    </TimesDialogFrame>
  );
}
