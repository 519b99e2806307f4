import path from 'node:path';
import type { NextConfig } from 'next';

const root = path.join(import.meta.dirname, '..');

const ownServer = process.env.FORECOURT_SERVER === 'own';

const config: NextConfig = {
  poweredByHeader: false,
  // A build checks what it ships, unless `npm test` has just checked everything.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.FORECOURT_TYPES === 'checked',
  },
  // Our own server compresses each page once and makes its ETag; see server.ts.
  compress: !ownServer,
  generateEtags: !ownServer,
  transpilePackages: ['@forecourt/lib', '@forecourt/schemas'],
  outputFileTracingRoot: root,
  turbopack: {
    root,
    // A font imported from code gives its address, for the preload of the one font a template uses.
    rules: { '*.woff2': { type: 'asset' } },
  },
  // Titles and descriptions always stand in the head: streamed, they come in the body when data is slow, and who has no
  // script or reads the source sees a page without a title.
  htmlLimitedBots: /.*/,
  cacheHandler: path.join(import.meta.dirname, 'cache', 'counted-page-cache.ts'),
  // Whole pages are kept in memory only: within these bytes, whatever addresses are asked for (cache/memory), and never
  // older than the process, so that a webhook missed while it was down cannot leave a stale page behind.
  cacheMaxMemorySize: 192 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Fewer and larger scripts than by default: on a slow phone a request costs more than what another page could have kept.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 2_000_000, maxChunkCountPerGroup: 2 },
    // What is kept of a body while the proxy runs: a little more than any route reads, so that each still sees
    // that it is too long (see server/refusals.ts).
    proxyClientMaxBodySize: '2mb',
  },
  headers: async () => [
    // Its address carries a version: see ui/icons/names.ts.
    {
      source: '/icons.svg',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  logging: { incomingRequests: false },
};

export default config;
