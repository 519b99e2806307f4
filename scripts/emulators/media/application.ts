import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import {
  carPicture,
  editorialPicture,
  interiorPicture,
  type Source,
} from '../../demo/photography/car-picture.ts';
import { chooseFormat, type Format, parseQuery } from './query.ts';
import type { Store } from './store.ts';
import type { VariantMaker } from './variant-maker.ts';

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
};

/** The service's routes: vehicle photographs, editorial pictures, feed photos, static files, and health. */
export function application(options: {
  picturesDir: string;
  filesDir: string;
  store: Store;
  variants: VariantMaker;
  imageServerUrl: string;
}): Hono {
  const { picturesDir, filesDir, store, variants: room, imageServerUrl } = options;
  const app = new Hono();

  app.use(async (context, next) => {
    // Every demo site embeds these pictures, measures their loading and draws them on canvases.
    context.header('access-control-allow-origin', '*');
    context.header('timing-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
    if (context.req.method !== 'OPTIONS') return next();
    context.header('access-control-allow-methods', 'GET, HEAD, OPTIONS');
    context.header('access-control-max-age', '86400');
    return context.body(null, 204);
  });

  const picture = async (context: Context, source: Source | undefined) => {
    if (!source) return sendError(context, 404, 'There is no such picture.');
    const parsedQuery = parseQuery(new URL(context.req.url).searchParams);
    if (!parsedQuery.ok) return sendError(context, 400, parsedQuery.message);
    const { query } = parsedQuery;
    const format = chooseFormat(query, context.req.header('accept') ?? '', () =>
      store.has(room.name(source, query, 'avif')),
    );
    const etag = `"${room.name(source, query, format)}"`;
    context.header('etag', etag);
    context.header('cache-control', 'public, max-age=31536000, immutable');
    if (query.auto && !query.fm) context.header('vary', 'accept');
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304);
    const bytes = await room.bytes(source, query, format);
    if (!bytes) return sendError(context, 400, 'rect lies outside the picture');
    context.header('content-type', TYPES[format]);
    context.header('content-length', String(bytes.length));
    // For HEAD requests, Hono omits the body.
    return context.body(new Uint8Array(bytes));
  };

  app.get('/cars/:body/:colour/:file{.+\\.webp}', async (context) => {
    const { body, colour, file } = context.req.param();
    return picture(context, await carPicture(picturesDir, { body, colour, view: file.slice(0, -5) }));
  });

  app.get('/interiors/:file{.+\\.webp}', async (context) =>
    picture(context, await interiorPicture(picturesDir, context.req.param('file').slice(0, -5))),
  );

  app.get('/editorial/:file{[^/]+\\.webp}', async (context) =>
    picture(context, await editorialPicture(picturesDir, context.req.param('file').slice(0, -5))),
  );

  // Supports range requests, because video players load films in parts.
  for (const folder of ['/reports/*', '/films/*']) app.get(folder, serveStatic({ root: filesDir }));

  app.get('/health', (context) => context.json({ ok: true }));

  app.get('/:signature/:option{w:[0-9]+|raw:1}/*', (context) =>
    proxy(`${imageServerUrl}${context.req.path}`, { raw: context.req.raw }),
  );

  app.notFound((context) => sendError(context, 404, 'There is no such picture.'));
  app.onError((error, context) => {
    console.error('media: a picture could not be made', { path: context.req.path, error: error.message });
    return sendError(context, 500, 'The picture could not be made.');
  });
  return app;
}

function sendError(context: Context, status: 400 | 404 | 500, message: string): Response {
  // Errors must not be cached: the picture may exist a minute later.
  context.header('cache-control', 'no-store');
  context.header('etag', undefined);
  return context.json({ error: message }, status);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
