// The agreed place, or one side's proposal: the other side accepts or declines.
import * as words from '@tennis/words/arranging';
import type { Arrangement, Proposal } from '@tennis/contract';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useArranging } from '../../writes/use-arranging.ts';
import { placeText } from './arrange-view.ts';

/** Nothing if nothing has been agreed or proposed yet. */
export function ProposalCard({ arrangement }: { arrangement: Arrangement }) {
  const { match, proposal, isOpen } = arrangement;
  const { startTime, court, timeZone } = match;
  const isPending = isOpen && proposal?.state === 'pending';
  return (
    <>
      {startTime !== null && match.status === 'scheduled' && (
        <Card as="section" padding="l" aria-label={words.page}>
          <p className="flex items-center gap-3 type-section">
            <CalendarCheck aria-hidden className="size-6 flex-none text-primary" />
            {words.isAgreed({ place: placeText({ court: court ?? '', startTime }, timeZone) })}
          </p>
          {isOpen && <p className="mt-1 text-control text-ink2">{words.agreedHint}</p>}
        </Card>
      )}
      {isPending && <Pending arrangement={arrangement} proposal={proposal} />}
      {isOpen && startTime === null && proposal !== null && <Ended proposal={proposal} zone={timeZone} />}
    </>
  );
}

function Pending({ arrangement, proposal }: { arrangement: Arrangement; proposal: Proposal }) {
  const { match } = arrangement;
  const { busy, answer } = useArranging(match);
  const place = placeText(proposal, match.timeZone);
  return (
    <Card as="section" padding="l" live={!proposal.isOwn} aria-labelledby="proposal">
      <h2 id="proposal" className="flex items-start gap-3 type-section [overflow-wrap:anywhere]">
        <CalendarClock aria-hidden className="mt-0.5 size-6 flex-none text-primary" />
        {proposal.isOwn ? words.ownProposal({ place }) : words.theirProposal({ place })}
      </h2>
      {proposal.isOwn && <p className="mt-1 text-control text-ink2">{words.waiting}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {proposal.isOwn ? (
          <Button busy={busy} onClick={() => answer(proposal.id, 'withdrawn')}>
            {words.takeBack}
          </Button>
        ) : (
          <>
            <Button variant="primary" busy={busy} onClick={() => answer(proposal.id, 'accepted')}>
              {words.accept}
            </Button>
            <Button busy={busy} onClick={() => answer(proposal.id, 'declined')}>
              {words.decline}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** The fate of the last proposal, if the match is open again. */
function Ended({ proposal, zone }: { proposal: Proposal; zone: string }) {
  const place = placeText(proposal, zone);
  if (proposal.state === 'declined') return <Banner tone="info">{words.wasDeclined({ place })}</Banner>;
  if (proposal.state === 'overtaken') return <Banner tone="info">{words.wasOvertaken({ place })}</Banner>;
  return null;
}
