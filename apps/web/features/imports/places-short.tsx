// A list with more names than the tournament has places left: how many would wait, and one press that makes room for all of them.
import * as words from '@tennis/words/imports';
import type { Tournament } from '@tennis/contract';
import { isBeforePlay, TOURNAMENT_LIMITS } from '@tennis/domain';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { keepTournament } from '../../writes/tournaments.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** `last`: the last place on the waiting list that a line would get. `onRoom` follows once there is room. */
export function PlacesShort({
  tournament,
  waiting,
  last,
  disabled,
  onRoom,
}: {
  tournament: Tournament;
  waiting: number;
  last: number;
  disabled: boolean;
  onRoom: () => void;
}) {
  const write = useWrite<Tournament>();
  // Those who wait already come first.
  const most = tournament.maxParticipants + last;
  // Later nobody moves up by themselves, and a list would overtake those who wait.
  const movesUp = isBeforePlay(tournament.status) && tournament.matchCount === 0;
  const canGrow = movesUp && most <= TOURNAMENT_LIMITS.participants.max;
  const makeRoom = () =>
    void write.send({
      route: 'updateTournament',
      call: { params: { id: String(tournament.id) }, body: { maxParticipants: most } },
      seen: tournament.version,
      keep: keepTournament,
      keepStored: keepTournament,
      after: onRoom,
      failed: words.limitFailed,
    });
  return (
    <div className="mb-3">
      <Banner
        tone="warn"
        actions={
          canGrow && (
            <Button busy={write.busy} disabled={disabled} onClick={makeRoom}>
              {words.makeRoom({ most })}
            </Button>
          )
        }
      >
        {words.placesShort({ count: waiting, most: tournament.maxParticipants })}
      </Banner>
      <WriteQuestions write={write} />
    </div>
  );
}
