// Somebody scans the order of play on the notice board.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { qrPath } from '../../ui/qr-path.ts';
import { Sheet } from './print-sheets.tsx';

it('leads from a sheet to the day of its own club, and says what the code is for', () => {
  const origin = 'https://tennis.example.org';
  vi.stubGlobal('window', { location: { origin } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const host = { key: 'club-3', clubId: 3, name: 'Riverside Tennis Club', matches: [] };
  const day = '2026-09-12';
  const sheet = renderToStaticMarkup(
    <Sheet
      kind="board"
      title="Order of play"
      host={host}
      day={day}
      zone="UTC"
      now={`${day}T10:00:00.000Z`}
      colours={null}
    >
      <p />
    </Sheet>,
  );
  expect(sheet).toContain(qrPath(`${origin}/match-schedules?view=order&date=${day}&host=club-3`).path);
  expect(sheet).toContain('Scan to follow it live');
});
