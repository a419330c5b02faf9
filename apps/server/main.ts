// Starts the server for a club: database, set-up, listening.
import { buildApp } from './start/app.ts';
import { createFirstAdmin } from './accounts/first-admin.ts';
import { say, serve } from './start/serve.ts';

await serve({
  build: async (parts) => {
    const { app, services } = await buildApp(parts);
    const { admin } = parts.config;
    if (admin !== null && services.setup.code !== null) await createFirstAdmin(services, admin);
    return { app, services };
  },
  announce: ({ setup }, address) => {
    say(`Tennis Tournament Organizer is running at ${address}`);
    if (setup.code === null) return;
    say(`First start: open ${address}/setup and create the super admin.`);
    say(`Set-up code: ${setup.code}`);
  },
});
