import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { bodyLimit } from 'hono/body-limit';
import { fileDocument } from '../assets/file-document.ts';
import { imageDocument } from '../assets/image-document.ts';
import { imageParams } from '../assets/image-params.ts';
import type { Served } from '../assets/library.ts';
import { authorizeChange } from '../auth/grants.ts';
import { badRequest, notFound, tooLarge } from '../errors.ts';
import { transact } from '../mutate/transact.ts';
import { type App, parsed, type Request, type Services, signedIn } from './context.ts';

const MAX_UPLOAD = 128 * 1024 * 1024;
const LABELS = ['label', 'title', 'description', 'creditLine'] as const;

/** Uploads, and the CDN paths that serve what was uploaded. */
export function assetRoutes(app: App, { lake, assets }: Services): void {
  const limit = bodyLimit({
    maxSize: MAX_UPLOAD,
    onError: () => {
      throw tooLarge(MAX_UPLOAD);
    },
  });

  app.post('/assets/:kind{images|files}/:dataset', limit, async (c) => {
    const principal = signedIn(c);
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
    // The permission is checked before the bytes are kept, the document written only once they are on disk.
    const write = (dryRun: boolean) =>
      transact(lake.store, {
        mutations: () => [{ createIfNotExists: document }],
        author: principal.id,
        dryRun,
        authorize: (change) => authorizeChange(principal, change),
        select: () => [],
      });
    write(true);
    await assets.keep(document.path, bytes);
    return c.json({ document: write(false).results[0]?.document });
  });

  app.get('/:kind{images|files}/:project/:dataset/:file', async (c) => {
    const { kind, project, dataset, file } = c.req.param();
    if (project !== lake.options.projectId || dataset !== lake.options.dataset)
      throw notFound('Asset not found');
    const params = parsed(imageParams, c.req.query());
    const served =
      kind === 'images'
        ? await assets.image(file, params, c.req.header('accept') ?? '')
        : await assets.original(file);
    return fileResponse(c, served, params.dl === undefined ? undefined : params.dl || file);
  });
}

function fileResponse(c: Request, served: Served, downloadName: string | undefined): Response {
  const etag = `"${served.path.slice(served.path.lastIndexOf('/') + 1)}"`;
  const headers: Record<string, string> = {
    'content-type': served.contentType,
    // Addresses carry the hash of the bytes, so what they give never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept, accept-encoding',
    etag,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself must not run scripts on the Studio's origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
  if (downloadName)
    headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`;
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  // Drawings are text: the vendor's CDN sends them compressed, and so do we.
  const zipped =
    served.contentType === 'image/svg+xml' && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  if (zipped) headers['content-encoding'] = 'gzip';
  else headers['content-length'] = String(served.size);
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const bytes = createReadStream(served.path);
  return c.body(Readable.toWeb(zipped ? bytes.pipe(createGzip()) : bytes) as ReadableStream, 200, headers);
}
