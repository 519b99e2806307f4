import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { bodyLimit } from 'hono/body-limit';
import { fileDocument } from '../assets/file-document.ts';
import { imageDocument } from '../assets/image-document.ts';
import { imageParams } from '../assets/image-params.ts';
import type { StoredFile } from '../assets/library.ts';
import { authorizeIntent } from '../auth/changes.ts';
import { badRequest, notFound, tooLarge } from '../errors.ts';
import { transact } from '../mutate/transact.ts';
import { type App, parseOrThrow, type Request, requireSignIn, type Services } from './context.ts';

const MAX_UPLOAD = 128 * 1024 * 1024;
const LABELS = ['label', 'title', 'description', 'creditLine'] as const;

export function assetRoutes(app: App, { lake, assets }: Services): void {
  const limit = bodyLimit({
    maxSize: MAX_UPLOAD,
    onError: () => {
      throw tooLarge(MAX_UPLOAD);
    },
  });

  app.post('/assets/:kind{images|files}/:dataset', limit, async (c) => {
    const principal = requireSignIn(c);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.byteLength === 0) throw badRequest('The uploaded file is empty');
    const labels = Object.fromEntries(
      LABELS.flatMap((name) => (c.req.query(name) ? [[name, c.req.query(name)]] : [])),
    );
    const source = c.req.query('sourceId')
      ? {
          source: {
            _type: 'sanity.assetSourceData',
            id: c.req.query('sourceId'),
            name: c.req.query('sourceName'),
            url: c.req.query('sourceUrl'),
          },
        }
      : {};
    const upload = {
      bytes,
      contentType: c.req.header('content-type') ?? '',
      filename: c.req.query('filename')?.slice(0, 255),
      labels: { ...labels, ...source },
    };
    const base = {
      publicUrl: lake.publicUrl,
      projectId: lake.options.projectId,
      dataset: lake.options.dataset,
    };
    const make = c.req.param('kind') === 'images' ? imageDocument : fileDocument;
    const document = await make(upload, base);
    // Checks the permission before storing the bytes; writes the document only once they are on disk.
    const write = (dryRun: boolean) =>
      transact(lake.store, {
        mutations: () => [{ createIfNotExists: document }],
        author: principal.id,
        dryRun,
        authorize: (intent) => authorizeIntent(principal, intent, lake.store),
        select: () => [],
      });
    write(true);
    await assets.storeOriginal(document.path, bytes);
    return c.json({ document: write(false).results[0]?.document });
  });

  app.get('/:kind{images|files}/:project/:dataset/:file', async (c) => {
    const { kind, project, dataset, file } = c.req.param();
    if (project !== lake.options.projectId || dataset !== lake.options.dataset)
      throw notFound('Asset not found');
    const params = parseOrThrow(imageParams, c.req.query());
    const storedFile =
      kind === 'images'
        ? await assets.image(file, params, c.req.header('accept') ?? '')
        : await assets.original(file);
    return fileResponse(c, storedFile, params.dl === undefined ? undefined : params.dl || file);
  });
}

function fileResponse(c: Request, storedFile: StoredFile, downloadName: string | undefined): Response {
  const etag = `"${storedFile.path.slice(storedFile.path.lastIndexOf('/') + 1)}"`;
  const headers: Record<string, string> = {
    'content-type': storedFile.contentType,
    // The URL contains a hash of the bytes, so its content never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept, accept-encoding',
    etag,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // An SVG opened directly must not run scripts on the Studio's origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
  if (downloadName)
    headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`;
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  // Like Sanity's CDN, compress SVG because it is text.
  const isCompressed =
    storedFile.contentType === 'image/svg+xml' && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  if (isCompressed) headers['content-encoding'] = 'gzip';
  else headers['content-length'] = String(storedFile.size);
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const bytes = createReadStream(storedFile.path);
  return c.body(
    Readable.toWeb(isCompressed ? bytes.pipe(createGzip()) : bytes) as ReadableStream,
    200,
    headers,
  );
}
