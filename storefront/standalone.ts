// Starts the storefront where only what runs was copied: `node storefront/standalone.ts --port 3000`. There the
// framework cannot read `next.config.ts`, for which it needs its compiler: it is given what the build wrote down, in the
// way in which the framework's own standalone server does it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.join(import.meta.dirname, '.next');
const { config } = JSON.parse(readFileSync(path.join(build, 'required-server-files.json'), 'utf8')) as {
  config: { cacheHandler: string };
};
// Our own server compresses and makes the ETags, as next.config.ts says.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
  ...config,
  // Written down from the build's folder, and looked for from another.
  cacheHandler: path.resolve(build, config.cacheHandler),
  compress: false,
  generateEtags: false,
});
// By its address: what stands beside `server.ts` does not know it (scripts/checks/lint/layers.ts).
await import(new URL('server.ts', import.meta.url).href);
