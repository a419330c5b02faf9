// The server as an operator runs it, by a clock that a test sets: the moment stands in a file (`set-clock.ts`).
import { readFileSync } from 'node:fs';
import { buildApp } from '../start/app.ts';
import { say, serve } from '../start/serve.ts';

const file = process.env['CLOCK_FILE'] ?? '';

await serve({
  build: (parts) => buildApp({ ...parts, now: () => new Date(readFileSync(file, 'utf8')) }),
  announce: (_services, address) => say(`Tennis Tournament Organizer is running at ${address}`),
});
