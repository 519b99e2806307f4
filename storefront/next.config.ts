import path from 'node:path';
import type { NextConfig } from 'next';
import { ICONS_VERSION } from './ui/icons/version.ts';

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
  // The framework reads its `deploymentId` from the same variable, which scripts/tasks/builds.ts sets: a tab of another version
  // then loads the next page whole. With that alone every version would have the same build id, by which pages are kept apart
  // in the shared store.
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID ?? null,
  // Scripts have a hash of their content in their names, so their addresses need no version: a browser keeps those that a
  // roll-out did not change. See .docs/decisions/0038-open-tabs.md.
  supportsImmutableAssets: true,
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
  // Pictures come from the image server and from the content lake's CDN: the framework's own route for them stays shut.
  images: { unoptimized: true },
  headers: async () => [
    // Its address carries a version: see ui/icons/names.ts. During a roll-out a page of another version may ask this one.
    {
      source: '/icons.svg',
      has: [{ type: 'query', key: 'v', value: ICONS_VERSION }],
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  logging: { incomingRequests: false },
};

export default config;
