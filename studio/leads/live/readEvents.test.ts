import type { LiveEvent } from '@forecourt/lib/leads/thread/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents } from './readEvents.ts';

const streamOf = (chunks: readonly Uint8Array[], isOpen = false) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (!isOpen) controller.close();
    },
  });

test('reads every event, however the stream is cut, and ignores heartbeats', async () => {
  const event = fc.record({ kind: fc.constant('thread' as const), site: fc.string(), id: fc.uuid() });
  await fc.assert(
    fc.asyncProperty(fc.array(event), fc.integer({ min: 1, max: 9 }), async (sent, size) => {
      const bytes = new TextEncoder().encode(
        sent.map((each) => `:\n\ndata: ${JSON.stringify(each)}\n\n`).join(''),
      );
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
      const read: LiveEvent[] = [];
      await readEvents(streamOf(chunks), (each) => read.push(each), 1_000);
      expect(read).toEqual(sent);
    }),
    { numRuns: 30 },
  );
});

test('gives up on a stream without heartbeats', async () => {
  await expect(readEvents(streamOf([], true), () => {}, 10)).rejects.toThrow('silent');
});
