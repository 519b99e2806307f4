// pnpm media: the image server, which fetches feed photos from their hosts and serves them at signed
// addresses until it is stopped. Several instances can run. `npm run demo` runs one.
import { constants, setPriority } from 'node:os';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { runCommand } from './command.ts';

/** Time limit for requests in progress at shutdown. Another instance serves them on the next request. */
const STOP_MS = 20_000;

await runCommand(async () => {
  // On a machine shared with storefronts, pages take priority over pictures. Threads started later inherit
  // this.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const server = await serveImages(process.env);
  process.stdout.write(`Serving photos on port ${server.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      void server.stop().then(() => process.exit());
    });
});
