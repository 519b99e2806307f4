import { describe, expect, test } from 'vitest';
import { parseJson, readBody } from './body.ts';

/** A request whose body comes in pieces without saying how many; tells how many were taken. */
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
  // Node wants `duplex` for a body that is a stream; the types of browsers do not know it.
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://localhost/', init), taken: readCount };
}

describe('a body', () => {
  test('is read as long as it may be, characters that lie in two pieces too', async () => {
    const bytes = new TextEncoder().encode('a😀b');
    const { request } = inPieces([bytes.slice(0, 3), bytes.slice(3)]);
    expect(await readBody(request, bytes.length)).toBe('a😀b');
    expect(await readBody(new Request('http://localhost/', { method: 'POST' }), 1)).toBe('');
  });

  test('that says it is too long is not begun', async () => {
    const { request, taken: readCount } = inPieces([new Uint8Array(5)]);
    request.headers.set('content-length', '11');
    expect(await readBody(request, 10)).toBeNull();
    expect(readCount.pieces).toBe(0);
  });

  test('that is longer than it may be is left as soon as it is', async () => {
    const { request, taken: readCount } = inPieces(Array.from({ length: 100 }, () => new Uint8Array(4)));
    expect(await readBody(request, 10)).toBeNull();
    expect(readCount.pieces).toBe(3);
  });

  test('that is no JSON is nothing, however deep it goes', () => {
    expect(parseJson('{"a":1}')).toEqual({ a: 1 });
    for (const text of ['', '{', '['.repeat(100_000), 'undefined']) expect(parseJson(text)).toBeUndefined();
  });
});
