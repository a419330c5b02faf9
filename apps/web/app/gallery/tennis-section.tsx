// Gallery: what only tennis has. Invented people throughout.
import { CalendarDays, MapPin, Trophy, Users } from 'lucide-react';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CourtPlan, type SurfaceName } from '../../ui/court-plan.tsx';
import { Progress } from '../../ui/progress.tsx';
import { BallMark, ScoreStrip } from '../../ui/score-strip.tsx';
import { SyncChip } from '../../ui/sync-chip.tsx';
import { Section, Specimen } from './specimen.tsx';

const SURFACES: SurfaceName[] = ['hard', 'grass', 'carpet', 'slate'];

/** Headers, scores and the state of saving. */
export function TennisSection() {
  return (
    <Section title="Tennis">
      <Specimen name="CourtPlan" wide>
        <div className="max-md:-mx-4">
          <CourtPlan surface="clay">
            <div>
              <div className="mb-2 flex flex-wrap items-center gap-3.5">
                <h3 className="type-title">Riverside Clay Open</h3>
                <StatusBadge status="active" onColour />
              </div>
              <ul className="flex flex-wrap gap-x-5.5 gap-y-1.5 text-control md:text-body">
                <li className="flex items-center gap-1.75">
                  <CalendarDays aria-hidden="true" size={17} />
                  Sep 11 – Sep 13, 2026
                </li>
                <li className="flex items-center gap-1.75">
                  <MapPin aria-hidden="true" size={17} />
                  Riverside Tennis Club
                </li>
                <li className="flex items-center gap-1.75">
                  <Trophy aria-hidden="true" size={17} />
                  Knockout, Open, clay
                </li>
                <li className="flex items-center gap-1.75">
                  <Users aria-hidden="true" size={17} />
                  14 players
                </li>
              </ul>
            </div>
            <div className="grid grid-cols-[minmax(0,190px)_auto] items-center gap-4 text-meta">
              <Progress value={7} max={14} label="7 of 14 matches completed" onColour />
              <span>7 of 14 matches completed</span>
            </div>
          </CourtPlan>
        </div>
        <div className="grid gap-3 md:grid-cols-2">
          {SURFACES.map((surface) => (
            <CourtPlan key={surface} surface={surface}>
              <h3 className="type-section">
                {surface === 'slate' ? 'Surface unknown' : `Court with ${surface}`}
              </h3>
              <p className="text-control">Invented Tennis Club</p>
            </CourtPlan>
          ))}
        </div>
      </Specimen>
      <Specimen name="ScoreStrip" wide>
        <div className="grid gap-3 md:grid-cols-3">
          <Card live>
            <ScoreStrip
              header={
                <>
                  <b className="font-semibold text-ink">Court 1</b> Quarter Final
                  <span className="ml-auto">
                    <StatusBadge status="in_progress" />
                  </span>
                </>
              }
              sides={[{ name: 'Tomás Herrera', seed: 4 }, { name: 'Hannah Brettschneider' }]}
              score={{ sets: [{ games: [6, 4] }, { games: [3, 5] }], points: ['30', '40'], serving: 1 }}
            />
          </Card>
          <Card>
            <ScoreStrip
              header="Fri, Court 2"
              sides={[{ name: 'Priya Raman' }, { name: 'Jonas Lindqvist' }]}
              score={{
                sets: [{ games: [6, 4] }, { games: [3, 6] }, { games: [7, 6], tiebreak: 4 }],
                winner: 0,
              }}
            />
          </Card>
          <Card>
            <ScoreStrip
              header="Fri, Court 2"
              sides={[{ name: 'Daniel Whitaker' }, { name: 'Sofia Almeida' }]}
              score={{
                sets: [{ games: [6, 3] }, { games: [2, 1] }, { games: [0, 0] }],
                winner: 0,
                outcome: 'ret.',
              }}
            />
          </Card>
          <Card>
            <ScoreStrip
              header="Sun 10:00 AM, Court 2"
              sides={[
                { name: 'TBD', placeholder: true, origin: 'Winner of 11' },
                { name: 'Marie-Antoinette von Hohenzollern-Sigmaringen', seed: 12 },
              ]}
              score={{ sets: [] }}
            />
          </Card>
          <Card>
            <ScoreStrip
              header="Fri"
              sides={[{ name: 'Elif Demir' }, { name: 'Oliver Strand' }]}
              score={{ sets: [], winner: 0, outcome: 'w.o.' }}
            />
          </Card>
        </div>
      </Specimen>
      <Specimen name="SyncChip, BallMark">
        <SyncChip state="saved" at="1:42 PM" />
        <SyncChip state="saving" />
        <SyncChip state="offline" queued={3} />
        <SyncChip state="review" />
        <span className="flex items-center gap-2 text-meta">
          <BallMark /> serving
        </span>
        <Badge>Bye</Badge>
      </Specimen>
    </Section>
  );
}
