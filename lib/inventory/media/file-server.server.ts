import { type FileHandle, open } from 'node:fs/promises';
import { type Answer, etagOf, LASTING, matches, SHARED_HEADERS } from './answer.ts';
import { type FileKind, fileKind, HEAD_BYTES } from './file-kind.ts';
import type { Originals } from './originals.server.ts';

/** For shoppers who opened the link to the report. The video player has its own message. */
const UNAVAILABLE = 'This file is not available right now. Please ask the dealer for it.\n';

export function fileServer(originals: Originals): (source: string, ifNoneMatch?: string) => Promise<Answer> {
  const unavailable = async (source: string): Promise<Answer> => ({
    status: 404,
    headers: {
      ...SHARED_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${await originals.triedAgainIn(source)}`,
    },
    body: Buffer.from(UNAVAILABLE),
  });

  return async (source, ifNoneMatch) => {
    const file = await originals.pathOf(source);
    const inspected = file === null ? null : await inspect(file);
    if (file === null || inspected === null) return unavailable(source);
    const { kind, size } = inspected;
    // Includes the size, so that ranges of an old and a refetched file are never combined.
    const etag = etagOf(`${source} ${size}`);
    const headers = { ...SHARED_HEADERS, etag, 'cache-control': LASTING };
    if (matches(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': kind.type,
        'content-disposition':
          kind.type === 'application/pdf' ? dispositionOf(source) : 'inline; filename="film"',
      },
      body: { file },
    };
  };
}

async function inspect(file: string): Promise<{ kind: FileKind; size: number } | null> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch {
    return null;
  }
  try {
    const { size } = await handle.stat();
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const kind = fileKind(buffer.subarray(0, bytesRead));
    return kind && { kind, size };
  } finally {
    await handle.close();
  }
}

function dispositionOf(source: string): string {
  const name = URL.parse(source)?.pathname.split('/').at(-1) ?? '';
  const plainName = name.replace(/\.pdf$/i, '').replaceAll(/%[\da-f]{2}|[^\w.-]/gi, '-');
  return `inline; filename="${plainName || 'history-report'}.pdf"`;
}
