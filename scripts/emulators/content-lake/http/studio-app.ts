import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from './context.ts';
import { lakePath } from './paths.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Vite adds a content hash to the name of every bundled file. */
const HASHED = /-[A-Za-z0-9_-]{8}\.\w+$/;

/**
 * Serves the built Studio with the lake mounted at `/lake` on the same origin, so that its session cookie
 * works. Paths that are not files are routes of the Studio and get its start page.
 */
export function studioFetch(distDir: string, projectId: string, lake: App) {
  return async (request: Request, env: unknown): Promise<Response> => {
    const { pathname, hostname } = new URL(request.url);
    // Parts of the Studio always call the API on the project's host name, regardless of its configuration.
    const isProjectHost = hostname.startsWith(`${projectId}.`) && lakePath(pathname) !== undefined;
    if (pathname.startsWith('/lake/') || isProjectHost) return lake.fetch(request, env as never);
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const file = await find(distDir, pathname);
    if (!file) return new Response('The studio has not been built yet.', { status: 503 });
    if (file === 'missing') return new Response('Not found', { status: 404 });
    const headers = {
      'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
      'content-length': String(file.size),
      'cache-control': HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Same as in `.deploy/studio.conf`.
      'content-security-policy': "frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(file.path)) as ReadableStream, { headers });
  };
}

async function find(
  distDir: string,
  pathname: string,
): Promise<{ path: string; size: number } | 'missing' | undefined> {
  const path = normalize(join(distDir, decodePath(pathname)));
  const isInside = path.startsWith(normalize(distDir) + sep);
  const file = isInside ? await stat(path).catch(() => undefined) : undefined;
  if (file?.isFile()) return { path, size: file.size };
  // Return 404 for missing assets instead of the start page.
  if (extname(pathname) in TYPES) return 'missing';
  const start = join(distDir, 'index.html');
  const page = await stat(start).catch(() => undefined);
  return page ? { path: start, size: page.size } : undefined;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}
