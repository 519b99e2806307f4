import { describe, expect, test } from 'vitest';
import { parseJson, readBody } from './body.ts';

/** A chunked request without content-length, which counts the chunks read. */
function inPieces(pieces: readonly Uint8Array[]) {
  const readCount = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[readCount.pieces];
        if (!piece) return controller.close();
        readCount.pieces += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  // Node requires `duplex` for a stream body; browser types lack it.
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://localhost/', init), taken: readCount };
}

describe('request body', () => {
  test('is read up to its limit, with characters split across chunks', async () => {
    const bytes = new TextEncoder().encode('a😀b');
    const { request } = inPieces([bytes.slice(0, 3), bytes.slice(3)]);
    expect(await readBody(request, bytes.length)).toBe('a😀b');
    expect(await readBody(new Request('http://localhost/', { method: 'POST' }), 1)).toBe('');
  });

  test('is not read if its declared length exceeds the limit', async () => {
    const { request, taken: readCount } = inPieces([new Uint8Array(5)]);
    request.headers.set('content-length', '11');
    expect(await readBody(request, 10)).toBeNull();
    expect(readCount.pieces).toBe(0);
  });

  test('is abandoned as soon as it exceeds the limit', async () => {
    const { request, taken: readCount } = inPieces(Array.from({ length: 100 }, () => new Uint8Array(4)));
    expect(await readBody(request, 10)).toBeNull();
    expect(readCount.pieces).toBe(3);
  });

  test('is null if it is not JSON, at any nesting depth', () => {
    expect(parseJson('{"a":1}')).toEqual({ a: 1 });
    for (const text of ['', '{', '['.repeat(100_000), 'undefined']) expect(parseJson(text)).toBeUndefined();
  });
});
