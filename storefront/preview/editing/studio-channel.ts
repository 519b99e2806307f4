import { PAGE_EDIT } from '@forecourt/lib/sites/page-edit';
import type { PageAnswer, PageMessage } from '@forecourt/lib/sites/page-edit-messages';

type Result = Extract<PageAnswer, { problem?: never }>;
type Content<Message> = Message extends PageMessage ? Omit<Message, 'app' | 'request'> : never;

/** A problem that the studio reports, to show to the editor. */
export class StudioProblem extends Error {}

/** Timeout of a request. The studio loads a document at its first change. */
const PATIENCE_MS = 15_000;
/** The studio answers only once its tool is ready. */
const GREETING_MS = 500;
const NO_ANSWER = 'The studio does not respond. Reload the preview.';

/** Messages to the studio around the page, which makes the changes. */
export class StudioChannel {
  #origin: string | null = null;
  #request = 0;
  readonly #waiting = new Map<
    number,
    { resolve: (result: Result) => void; reject: (problem: StudioProblem) => void }
  >();

  constructor() {
    addEventListener('message', (event: MessageEvent<unknown>) => {
      // The policy of preview pages lets only the studio frame them.
      if (event.source === window.parent) this.#receive(event);
    });
    const greet = () => {
      if (this.#origin !== null) return;
      // Without content, as the studio's origin is known from its answer only.
      window.parent.postMessage({ app: PAGE_EDIT, request: 0, kind: 'hello' }, '*');
      setTimeout(greet, GREETING_MS);
    };
    greet();
  }

  get isReady(): boolean {
    return this.#origin !== null;
  }

  /** Sends a message and returns the studio's result. Rejects with a `StudioProblem`. */
  ask(content: Content<PageMessage>): Promise<Result> {
    const origin = this.#origin;
    if (origin === null) return Promise.reject(new StudioProblem(NO_ANSWER));
    this.#request += 1;
    const request = this.#request;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      setTimeout(() => {
        if (this.#waiting.delete(request)) reject(new StudioProblem(NO_ANSWER));
      }, PATIENCE_MS);
      window.parent.postMessage({ app: PAGE_EDIT, request, ...content }, origin);
    });
  }

  #receive({ origin, data }: MessageEvent<unknown>): void {
    if (!isAnswer(data)) return;
    this.#origin ??= origin;
    const waiting = this.#waiting.get(data.request);
    if (!waiting || origin !== this.#origin) return;
    this.#waiting.delete(data.request);
    if (typeof data.problem === 'string') waiting.reject(new StudioProblem(data.problem));
    else waiting.resolve(data);
  }
}

/** Only the mark is checked: a schema would double this script, and only the studio can frame the page. */
const isAnswer = (data: unknown): data is PageAnswer =>
  typeof data === 'object' && data !== null && 'app' in data && data.app === PAGE_EDIT;
