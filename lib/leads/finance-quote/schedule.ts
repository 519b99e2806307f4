/** How long the quick estimate waits after a change (QUOTE-17 to QUOTE-22). */
export const QUOTE_DELAY_MS = 500;

/** How a quote stands: none yet or none to be had, on its way, or there. */
export type QuoteState<Answer> = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; answer: Answer };

export interface QuoteSchedule<Question, Answer> {
  /** Asks; its signal ends when the answer is of no use any more. */
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  show: (state: QuoteState<Answer>) => void;
  /** A clock; the browser's own outside tests. */
  later?: (what: () => void, milliseconds: number) => unknown;
  never?: (handle: unknown) => void;
}

/**
 * When a quote is asked for: half a second after the last change, once for several changes, and only the answer to the
 * last question counts, however late the others come. A failure shows nothing and takes the old quote away (QUOTE-25).
 */
export function quoteSchedule<Question, Answer>({
  ask,
  show,
  later = setTimeout,
  never = (handle) => clearTimeout(handle as number),
}: QuoteSchedule<Question, Answer>) {
  let ordinal = 0;
  let timer: unknown = null;
  let underWay: AbortController | null = null;
  const stop = () => {
    ordinal += 1;
    if (timer !== null) never(timer);
    timer = null;
    underWay?.abort();
    underWay = null;
  };
  const send = async (question: Question, own: number) => {
    const controller = new AbortController();
    underWay = controller;
    try {
      const answer = await ask(question, controller.signal);
      if (own === ordinal) show({ kind: 'ready', answer });
    } catch {
      if (own === ordinal) show({ kind: 'none' });
    }
  };
  return {
    /** Something of the question changed. */
    change(question: Question): void {
      stop();
      const own = ordinal;
      show({ kind: 'loading' });
      timer = later(() => void send(question, own), QUOTE_DELAY_MS);
    },
    /** Nobody waits for an answer any more. */
    stop,
  };
}
