/** Debounce of the quick estimate (QUOTE-17 to QUOTE-22). */
export const QUOTE_DELAY_MS = 500;

export type QuoteState<Answer> = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; answer: Answer };

export interface QuoteSchedule<Question, Answer> {
  /** Requests a quote. The signal aborts when the answer is no longer needed. */
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  show: (state: QuoteState<Answer>) => void;
  /** Timer functions, replaced in tests. */
  later?: (what: () => void, milliseconds: number) => unknown;
  never?: (handle: unknown) => void;
}

/** Debounces quote requests, ignoring older answers. A failure clears the quote (QUOTE-25). */
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
    change(question: Question): void {
      stop();
      const own = ordinal;
      show({ kind: 'loading' });
      timer = later(() => void send(question, own), QUOTE_DELAY_MS);
    },
    stop,
  };
}
