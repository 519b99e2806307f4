import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const DEADLINE_MS = 20_000;

/** Returns whether a response is an event stream (previews), which never ends and is cut at once. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Finishes requests in progress when the process stops. Idle connections and incomplete requests are not
 * waited for.
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
      // Close the connection, so that the client's next request goes to another process.
      if (this.#whenEmpty) response.setHeader('connection', 'close');
      this.#answers.add(response);
      response.once('close', () => {
        this.#answers.delete(response);
        if (!this.#answers.size) this.#whenEmpty?.();
      });
    });
  }

  /** Stops accepting connections; resolves when no request is in progress, or at the deadline. */
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
