/** Writes one server-sent event; does nothing if the reader is disconnected or too far behind. */
export type Send = (event: string, data: unknown, id?: string) => void;

const HEARTBEAT_MS = 15_000;
/** A reader with this many unread chunks has stalled; it is disconnected and will reconnect. */
const MAX_BACKLOG = 10_000;

export const singleEvent = (event: string, data: unknown): Response =>
  eventStream((send, close) => {
    send(event, data);
    close();
    return () => {};
  });

/**
 * Returns a text/event-stream response. `begin` gets a function that sends events and one that ends the
 * stream, and returns its clean-up function, which runs however the stream ends.
 */
export function eventStream(begin: (send: Send, close: () => void) => () => void): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        const write = (text: string) => {
          if (!open) return;
          if ((controller.desiredSize ?? 0) < -MAX_BACKLOG) {
            end();
            controller.error(new Error('the reader is too slow'));
          } else controller.enqueue(encoder.encode(text));
        };
        const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
        heartbeat.unref();
        const send: Send = (event, data, id) => {
          write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        };
        const close = () => {
          end();
          controller.close();
        };
        let finish = () => {};
        end = () => {
          open = false;
          clearInterval(heartbeat);
          finish();
        };
        finish = begin(send, close);
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
