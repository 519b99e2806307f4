import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { ICONS_VERSION } from './ui/icons/version.ts';

const root = path.join(import.meta.dirname, '..');

// Relative, because Turbopack takes no other path of a package here: https://github.com/vercel/next.js/issues/88540
const FORMAT_COMPILED = `./${path.relative(
  import.meta.dirname,
  createRequire(import.meta.url).resolve('use-intl/format-message/format-only'),
)}`;

const ownServer = process.env.FORECOURT_SERVER === 'own';

const config: NextConfig = {
  poweredByHeader: false,
  // Builds check types, unless `npm test` has just done so.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.FORECOURT_TYPES === 'checked',
  },
  // Our server compresses each page once and sets its ETag; see server.ts.
  compress: !ownServer,
  generateEtags: !ownServer,
  // Next.js reads its `deploymentId` from the same variable, set by scripts/tasks/builds.ts: after a
  // roll-out, an open tab then loads the next page in full. Without this, every version would have the same
  // build id, which separates pages of versions in the shared store.
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID ?? null,
  // Script names contain a content hash, so their URLs need no version, and browsers keep scripts that a
  // roll-out did not change. See .docs/decisions/0038-open-tabs.md.
  supportsImmutableAssets: true,
  transpilePackages: ['@forecourt/lib', '@forecourt/schemas'],
  outputFileTracingRoot: root,
  turbopack: {
    root,
    // What formats compiled messages: see site/compile-messages.ts.
    resolveAlias: { 'use-intl/format-message': FORMAT_COMPILED },
    rules: {
      '*.json': {
        condition: { path: /\/language\/messages\// },
        loaders: [path.join(import.meta.dirname, 'site', 'compile-messages.ts')],
      },
      // Importing a font returns its URL, to preload the one font that a template uses.
      '*.woff2': { type: 'asset' },
      // The worker of MapLibre GL is a file of its own that nothing else imports.
      '*.mjs': { condition: { query: '?url' }, type: 'asset' },
      // So does importing `file.css?url`, for stylesheets that only some sites load.
      '*.css': {
        condition: { query: '?url' },
        loaders: [path.join(import.meta.dirname, 'theme', 'styles', 'minify.ts')],
        type: 'asset',
      },
    },
  },
  // Always render titles and descriptions in the head: when streamed, they arrive in the body, where clients
  // without scripts miss them.
  htmlLimitedBots: /.*/,
  cacheHandler: path.join(import.meta.dirname, 'cache', 'counted-page-cache.ts'),
  // Pages are cached in memory only, within these bytes (cache/memory), so that a webhook missed while the
  // process was down cannot leave a stale page behind.
  cacheMaxMemorySize: 192 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Fewer, larger scripts than by default: on a slow phone a request costs more than the bytes another page
    // could reuse.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 2_000_000, maxChunkCountPerGroup: 2 },
    // How much of a body Next.js buffers while the proxy runs: slightly more than any route reads, so that
    // routes still notice a body that is too long (see server/refusals.ts).
    proxyClientMaxBodySize: '2mb',
  },
  // Images come from the image server and the content lake's CDN, so Next.js's own image route is off.
  images: { unoptimized: true },
  headers: async () => [
    // The URL carries a version: see ui/icons/names.ts. During a roll-out, pages of another version may
    // request this one.
    {
      source: '/icons.svg',
      has: [{ type: 'query', key: 'v', value: ICONS_VERSION }],
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  logging: { incomingRequests: false },
};

const withNextIntl = createNextIntlPlugin('./site/intl-request.ts');

export default withNextIntl(config);
