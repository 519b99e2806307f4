// Starts the storefront from a minimal copy of the build: `node storefront/standalone.ts --port 3000`.
// Reading `next.config.ts` would need Next.js's compiler, so this passes the config that the build wrote, as
// Next.js's own standalone server does.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.join(import.meta.dirname, '.next');
const { config } = JSON.parse(readFileSync(path.join(build, 'required-server-files.json'), 'utf8')) as {
  config: { cacheHandler: string };
};
// Our server compresses and sets ETags; see next.config.ts.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
  ...config,
  // Written relative to the build folder, but resolved from another.
  cacheHandler: path.resolve(build, config.cacheHandler),
  compress: false,
  generateEtags: false,
});
// Imported by URL, because files next to `server.ts` must not depend on it (scripts/checks/lint/layers.ts).
await import(new URL('server.ts', import.meta.url).href);
