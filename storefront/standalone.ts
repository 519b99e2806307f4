// Starts the storefront from a minimal copy of the build: `node storefront/standalone.ts --port 3000`.
// Reading a configuration file needs Next.js's compiler and folders outside of the copy, so this passes what the
// build wrote, as the server that Next.js writes for `output: 'standalone'` does. The variable and the file are
// private; .docs/decisions/0041-private-next.md explains why there is no alternative.
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
