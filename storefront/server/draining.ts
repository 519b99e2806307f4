import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request that takes longer than this to end is cut. */
const DEADLINE_MS = 20_000;

/** A stream of events, as a preview has, never ends by itself: it is cut at once. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Lets the requests under way end when the process is asked to stop. A connection on which nothing was asked, or only
 * half of a request, keeps nobody.
 */
export class Draining {
  readonly #server: Server;
  readonly #deadlineMs: number;
  readonly #answers = new Set<ServerResponse>();
  #whenEmpty: (() => void) | null = null;

  constructor(server: Server, deadlineMs = DEADLINE_MS) {
    this.#server = server;
    this.#deadlineMs = deadlineMs;
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      // The last answer on its connection: whoever comes again is sent to another process.
      if (this.#whenEmpty) response.setHeader('connection', 'close');
      this.#answers.add(response);
      response.once('close', () => {
        this.#answers.delete(response);
        if (!this.#answers.size) this.#whenEmpty?.();
      });
    });
  }

  /** Takes no new connections, and ends once nothing is under way, or at the deadline. */
  async stop(): Promise<void> {
    this.#server.close();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#deadlineMs);
      this.#whenEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
      for (const answer of this.#answers) {
        if (isStream(answer)) answer.destroy();
        else if (!answer.headersSent) answer.setHeader('connection', 'close');
      }
      if (!this.#answers.size) this.#whenEmpty();
    });
    this.#server.closeAllConnections();
  }
}
