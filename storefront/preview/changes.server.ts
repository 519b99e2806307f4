import { contentClient } from '@/content/client.server.ts';
import { log } from '@/logging/log.server.ts';

/** Often enough that no proxy on the way closes the stream as idle. */
const HEARTBEAT_MS = 15_000;
const MESSAGE = 'data: changed\n\n';
const HEARTBEAT = ':\n\n';

/**
 * A stream of server-sent events, one for each change of content or drafts. It carries no content, so the
 * browser needs no token: who may see drafts is decided when the page is made.
 * @param signal ends the stream
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
            // 'welcome' too: it brings the changes made before the stream was open.
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
