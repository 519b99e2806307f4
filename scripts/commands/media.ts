// pnpm media: the image server, which fetches the photos of feeds' hosts and serves them at signed addresses until it is
// stopped. Several may run. `npm run demo` runs one.
import { constants, setPriority } from 'node:os';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { runCommand } from './command.ts';

/** What is still under way after this time is fetched again by whoever is asked next. */
const STOP_MS = 20_000;

await runCommand(async () => {
  // On a machine that it shares with storefronts, pages come before pictures. Threads that are started later have it too.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const server = await serveImages(process.env);
  process.stdout.write(`Photos are served on port ${server.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      void server.stop().then(() => process.exit());
    });
});
