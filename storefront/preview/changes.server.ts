import { contentClient } from '@/content/client.server.ts';
import { log } from '@/logging/log.server.ts';

/** Frequent enough that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 15_000;
const MESSAGE = 'data: changed\n\n';
const HEARTBEAT = ':\n\n';

/**
 * Returns a stream of server-sent events, one per change of content or drafts. Events carry no content:
 * access is checked when the page is rendered.
 */
export function changesOfContent(signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let open = true;
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => open && controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS);
      const changes = contentClient('drafts')
        .live.events({ includeDrafts: true })
        .subscribe({
          next: ({ type }) => {
            // 'welcome' as well, in case something changed before the stream was open.
            if (type !== 'reconnect') send(MESSAGE);
          },
          error: (error: unknown) => {
            log.error({ err: error }, 'the preview does not hear of changes');
            if (open) controller.close();
            end();
          },
        });
      end = () => {
        open = false;
        clearInterval(heartbeat);
        changes.unsubscribe();
      };
      const stop = () => {
        if (open) controller.close();
        end();
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    },
    cancel: () => end(),
  });
}
