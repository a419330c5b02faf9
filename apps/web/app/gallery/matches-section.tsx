// Gallery: matches in every state as rows and cells, and brackets of every size.
import { useState } from 'react';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { Button } from '../../ui/button.tsx';
import { MatchCell } from '../../ui/match-cell.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { Select } from '../../ui/select.tsx';
import { SAMPLE_STATES, sampleKnockout } from './sample-matches.ts';
import { Section, Specimen } from './specimen.tsx';

const SIZES = [2, 4, 8, 16, 32, 64, 128];

/** Rows, cells and brackets. */
export function MatchesSection() {
  const [players, setPlayers] = useState('16');
  return (
    <Section title="Matches">
      <Specimen name="MatchRow, wide" wide>
        <div className="grid grid-cols-1 gap-2">
          {SAMPLE_STATES.map(({ name, caption, match }) => (
            <MatchRow
              key={name}
              match={match}
              caption={[caption, 'Riverside Clay Open']}
              actions={name === 'upcoming' ? <Button>Start Match</Button> : undefined}
              href={name === 'live' ? '/ui' : undefined}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="MatchRow, narrow" wide>
        <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
          {SAMPLE_STATES.map(({ name, caption, match }) => (
            <MatchRow
              key={name}
              match={match}
              caption={[caption]}
              actions={name === 'upcoming' ? <Button>Start Match</Button> : undefined}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="MatchCell, bracket and phone" wide>
        <div className="grid gap-3 grid-cols-1 md:grid-cols-[276px_minmax(0,1fr)]">
          <div className="grid grid-cols-1 content-start gap-4">
            {SAMPLE_STATES.map(({ name, caption, match }, index) => (
              <MatchCell
                key={name}
                match={match}
                number={index + 1}
                caption={caption}
                rowHeight={name === 'long names' ? 92 : undefined}
              />
            ))}
          </div>
          <div className="grid max-w-96 grid-cols-1 content-start gap-2">
            {SAMPLE_STATES.map(({ name, caption, match }, index) => (
              <MatchCell key={name} variant="phone" match={match} number={index + 1} caption={caption} />
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen name="Bracket" wide>
        <Select
          label="Players"
          className="max-w-40"
          value={players}
          onChange={(event) => setPlayers(event.target.value)}
          options={SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        />
        <Bracket key={players} facts={sampleKnockout(Number(players))} label="Sample draw" />
      </Specimen>
    </Section>
  );
}
