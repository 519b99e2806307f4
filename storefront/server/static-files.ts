import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { FILES_FOLDER } from '@forecourt/lib/platform/static-files/publish.server';
import send from 'send';

const STATIC_PATH = '/_next/static/';
/** File names as the framework makes them: no leading dot, nothing encoded, so no path out of the folder. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;
const NOT_FOUND_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  // An instance of the next version may have the file soon.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Answers requests for static files of other builds; calls `otherwise` for other requests. */
export type AnswerStaticFile = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

/**
 * Serves static files of other builds, which a tab opened before a roll-out still requests, from the folder
 * into which each version publishes its own (`pnpm assets:publish`). A missing file is a 404 that must not
 * be cached; the framework would render a page, which a CDN would store.
 * @param build the framework's build, whose own files the framework serves
 * @param folder `ASSETS_FOLDER`; undefined if there are no others
 */
export async function staticFiles(build: string, folder: string | undefined): Promise<AnswerStaticFile> {
  const own = await filesBelow(path.join(build, 'static'));
  return (request, response, otherwise) => {
    const name = nameOf(request.url);
    if (name === null || own.has(name)) return otherwise();
    if (folder === undefined || !isReading(request) || !NAME.test(name)) return notFound(response);
    // A file that breaks off in the middle cannot become another response.
    const fail = () => (response.headersSent ? response.destroy() : notFound(response));
    const root = path.join(folder, FILES_FOLDER);
    send(request, name, { root, immutable: true, maxAge: '1y', index: false, acceptRanges: false })
      .once('error', fail)
      .once('directory', fail)
      .pipe(response);
  };
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => path.relative(folder, path.join(file.parentPath, file.name))));
}

function nameOf(url = ''): string | null {
  const [address = ''] = url.split('?', 1);
  return address.startsWith(STATIC_PATH) ? address.slice(STATIC_PATH.length) : null;
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const notFound = (response: ServerResponse): void =>
  void response.writeHead(404, NOT_FOUND_HEADERS).end('Not Found\n');
