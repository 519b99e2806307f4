import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests that take longer than this are cut off. */
const DEADLINE_MS = 20_000;

/** Event streams, as in a preview, never end: they are cut off at once. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Lets requests in progress finish when the process is stopped. */
export class Draining {
  readonly #server: Server;
  readonly #deadlineMs: number;
  readonly #answers = new Set<ServerResponse>();
  #whenEmpty: (() => void) | null = null;

  constructor(server: Server, deadlineMs = DEADLINE_MS) {
    this.#server = server;
    this.#deadlineMs = deadlineMs;
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      // The last response on this connection: the client reconnects to another process.
      if (this.#whenEmpty) response.setHeader('connection', 'close');
      this.#answers.add(response);
      response.once('close', () => {
        this.#answers.delete(response);
        if (!this.#answers.size) this.#whenEmpty?.();
      });
    });
  }

  /** Stops accepting connections, and resolves once nothing is in progress, or at the deadline. */
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
