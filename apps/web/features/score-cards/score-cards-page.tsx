// The page at /admin/club/{id}/score-cards: cards with a code that lets anybody score a court or a match for a day, and the links in use (D51, ADR
// 35).
import './score-cards.css';
import * as words from '@tennis/words/score-cards';
import type { Answer, ClubColours, OrderOfPlayOnWire, Routes } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { numbersIn } from '../../lib/comes-from.ts';
import { formatDay, formatMatchTime, viewerToday } from '../../lib/dates.ts';
import { courtName } from '../../lib/court-name.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { useClubColours } from '../../lib/use-club-colours.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { ScoreCard, type Card } from './score-card.tsx';

type Links = Answer<Routes['getScoreLinks']>['links'];

/** The page. */
export function ScoreCardsPage({ clubId }: { clubId: number }) {
  usePageTitle(words.title);
  const { day: asked } = useSearch({ strict: false });
  const day = asked ?? viewerToday();
  const params = { clubId: String(clubId) };
  const order = useQuery(read('getOrderOfPlay', { params: { ...params, day } }));
  const links = useQuery(read('getScoreLinks', { params }));
  const colours = useClubColours(clubId);
  if (order.isError || links.isError) {
    const again = () => {
      void order.refetch();
      void links.refetch();
    };
    return <LoadFailed text={words.loadFailed} onRetry={again} />;
  }
  if (order.data === undefined || links.data === undefined) return <TabSkeleton />;
  return <Cards clubId={clubId} day={day} order={order.data} links={links.data.links} colours={colours} />;
}

interface CardsProps {
  clubId: number;
  day: string;
  order: OrderOfPlayOnWire;
  links: Links;
  /** Those of the club, where it has them. */
  colours: ClubColours | null;
}

/** The matches that can have a card: those with known players that are not over. */
const matchesToScore = ({ matches }: OrderOfPlayOnWire, day: string) =>
  matches.filter(
    ({ status, p1Name, p2Name, startTime }) =>
      (status === 'scheduled' || status === 'in_progress') &&
      p1Name !== null &&
      p2Name !== null &&
      startTime !== null &&
      day !== '',
  );

function Cards({ clubId, day, order, links, colours }: CardsProps) {
  const client = useQueryClient();
  const { busy, send } = useWrite();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const matches = matchesToScore(order, day);
  const params = { clubId: String(clubId) };
  const listed = read('getScoreLinks', { params }).queryKey;
  const make = (body: { courtIds: number[] } | { matchIds: number[] }) =>
    void send({
      route: 'createScoreLinks',
      call: { params, body: { day, ...body } },
      keep: () => void client.invalidateQueries({ queryKey: listed }),
      after: (answer) => setCards(cardsOf(answer.links, order)),
      failed: words.failed,
    });
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={words.title}
          description={`${order.clubName}, ${formatDay(`${day}T12:00:00Z`, 'UTC')}`}
        />
        <p className="mb-4 max-w-prose text-body text-ink2">{words.about}</p>
        <div className="mb-6 flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => make({ courtIds: order.courts.map(({ id }) => id) })}>
            {words.forCourts}
          </Button>
          {matches.length > 0 && (
            <Button busy={busy} onClick={() => make({ matchIds: matches.map(({ id }) => id) })}>
              {words.forMatches}
            </Button>
          )}
        </div>
        {matches.length === 0 && <p className="mb-6 text-control text-ink2">{words.noMatches}</p>}
      </div>
      {cards.length > 0 && (
        <section aria-label={words.title} className="mb-8">
          <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
            <output className="text-body font-semibold">{words.made({ count: cards.length })}</output>
            <Button variant="primary" icon={Printer} onClick={() => print()}>
              {words.print}
            </Button>
          </div>
          <Screens clubId={clubId} cards={cards} />
          <div className="score-cards">
            {cards.map((card) => (
              <ScoreCard key={card.id} card={card} colours={colours} />
            ))}
          </div>
        </section>
      )}
      <LinksInUse clubId={clubId} zone={order.timeZone} links={links} />
    </>
  );
}

/** The screens of the courts, opened with their links: nobody else is shown these codes (D51). */
function Screens({ clubId, cards }: { clubId: number; cards: readonly Card[] }) {
  const ofCourts = cards.filter(({ courtId }) => courtId !== null);
  if (ofCourts.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 print:hidden">
      <p className="text-body text-ink2">{words.onScreens}</p>
      {ofCourts.map(({ id, courtId, court, token }) => (
        <TextLink key={id} href={`/tv/club/${clubId}/court/${courtId}#${token}`} target="_blank">
          {words.screenOf({ court: courtName(court) })}
        </TextLink>
      ))}
    </div>
  );
}

function cardsOf(
  links: Answer<Routes['createScoreLinks']>['links'],
  { clubName, courts, matches, timeZone }: OrderOfPlayOnWire,
): readonly Card[] {
  const numberOf = numbersIn(matches);
  return links.map(({ id, token, matchId, courtId, day }) => {
    const match = matches.find((one) => one.id === matchId) ?? null;
    return {
      id,
      token,
      clubName,
      day,
      timeZone,
      courtId,
      court: courts.find((court) => court.id === courtId)?.name ?? null,
      match,
      number: match === null ? '' : numberOf(match),
    };
  });
}

function LinksInUse({ clubId, zone, links }: { clubId: number; zone: string; links: Links }) {
  const client = useQueryClient();
  const { busyIds, send } = useWrite();
  const listed = read('getScoreLinks', { params: { clubId: String(clubId) } }).queryKey;
  const end = (id: number) =>
    void send({
      route: 'revokeScoreLink',
      call: { params: { clubId: String(clubId), linkId: String(id) } },
      about: id,
      keep: () => void client.invalidateQueries({ queryKey: listed }),
      done: () => ({ title: words.ended }),
      failed: words.endFailed,
    });
  return (
    <section aria-label={words.inUse} className="print:hidden">
      <h2 className="mb-2 type-section">{words.inUse}</h2>
      {links.length === 0 ? (
        <p className="text-body text-ink2">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {links.map(({ id, court, match, endsAt }) => {
            const what = match === null ? courtName(court) : matchTitle(match);
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5"
              >
                <span className="min-w-0">
                  <b className="mr-2 font-semibold">{what}</b>
                  <span className="text-meta text-ink2">
                    {words.until({ moment: formatMatchTime(endsAt, zone) })}
                  </span>
                </span>
                <Button
                  busy={busyIds.includes(id)}
                  aria-label={words.endOf({ what })}
                  onClick={() => end(id)}
                >
                  {words.end}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
