import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Darkroom } from './develop.ts';
import { carPicture, editorialPicture, interiorPicture, type Source } from './pictures.ts';
import { chooseFormat, type Format, parseQuery } from './query.ts';
import type { Store } from './store.ts';

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
};

/** The service's routes: photographs of cars, editorial pictures, files as they are, and health. */
export function application(options: {
  picturesDir: string;
  filesDir: string;
  store: Store;
  room: Darkroom;
}): Hono {
  const { picturesDir, filesDir, store, room } = options;
  const app = new Hono();

  app.use(async (context, next) => {
    // Pictures are shown, measured and drawn on canvases by every demo site.
    context.header('access-control-allow-origin', '*');
    context.header('timing-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
    if (context.req.method !== 'OPTIONS') return next();
    context.header('access-control-allow-methods', 'GET, HEAD, OPTIONS');
    context.header('access-control-max-age', '86400');
    return context.body(null, 204);
  });

  const picture = async (context: Context, source: Source | undefined) => {
    if (!source) return refuse(context, 404, 'There is no such picture.');
    const parsed = parseQuery(new URL(context.req.url).searchParams);
    if (!parsed.ok) return refuse(context, 400, parsed.message);
    const { query } = parsed;
    const format = chooseFormat(query, context.req.header('accept') ?? '', () =>
      store.has(room.name(source, query, 'avif')),
    );
    const etag = `"${room.name(source, query, format)}"`;
    context.header('etag', etag);
    context.header('cache-control', 'public, max-age=31536000, immutable');
    if (query.auto && !query.fm) context.header('vary', 'accept');
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304);
    const bytes = await room.bytes(source, query, format);
    if (!bytes) return refuse(context, 400, 'rect lies outside the picture');
    context.header('content-type', TYPES[format]);
    context.header('content-length', String(bytes.length));
    // Hono answers HEAD with the headers of GET and no body.
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

  // Reports and films of cars, in parts too: a player asks for the part it shows.
  for (const folder of ['/reports/*', '/films/*']) app.get(folder, serveStatic({ root: filesDir }));

  app.get('/health', (context) => context.json({ ok: true }));
  app.notFound((context) => refuse(context, 404, 'There is no such picture.'));
  app.onError((error, context) => {
    console.error('media: a picture could not be made', { path: context.req.path, error: error.message });
    return refuse(context, 500, 'The picture could not be made.');
  });
  return app;
}

function refuse(context: Context, status: 400 | 404 | 500, message: string): Response {
  // Refusals are answers of the moment: a picture may be there a minute from now.
  context.header('cache-control', 'no-store');
  context.header('etag', undefined);
  return context.json({ error: message }, status);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
