import type { LiveEvent } from '@forecourt/lib/leads/thread/answers';

/** Returns the data of the complete server-sent events in a text, and the rest of it. */
function eventsIn(text: string): { events: string[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const events = parts.flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('data:'));
    return lines.length > 0 ? [lines.map((line) => line.slice(5).trimStart()).join('\n')] : [];
  });
  return { events, rest };
}

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot send a bearer token.
 * @param silenceMs after so long without a heartbeat the connection counts as lost
 * @throws if it breaks off or falls silent
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
  silenceMs: number,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The stream is silent')), silenceMs);
    });
    try {
      const { done, value } = await Promise.race([reader.read(), silence]);
      if (done) return;
      const { events, rest } = eventsIn(unread + decoder.decode(value, { stream: true }));
      unread = rest;
      for (const event of events) onEvent(JSON.parse(event) as LiveEvent);
    } catch (error) {
      void reader.cancel().catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
