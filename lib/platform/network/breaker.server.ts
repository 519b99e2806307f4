import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';

/** Consecutive failures that open the breaker. */
const MOST_FAILURES = 8;
/** Time until the trial call in milliseconds, doubled after each failed trial. */
const PAUSE = { initialDelay: 1_000, maxDelay: 15_000 };

/** Result of a call; also `ok` if the service rejected the call as wrong. */
export type Ending = 'ok' | 'failed' | 'timeout';

/** How to classify the results of a call. */
export interface CallClassifier<Answer> {
  /** Returns whether a response means that the service is down, not that the call was wrong. */
  isOutage?: (answer: Answer) => boolean;
  /** Classifies an error; null if it says nothing about the service, such as an abort. */
  endingOf?: (error: unknown) => Ending | null;
}

export type Ended<Answer> = { ending: Ending; answer: Answer } | { ending: Ending; error: unknown };

/** Not sent, because the breaker is open. The service is tried again within seconds. */
export class NotCalledError extends Error {
  override name = 'NotCalledError';
}

/** Circuit breaker for a service, counting consecutive failures in memory. */
export class Breaker {
  readonly #policy = circuitBreaker(
    handleWhenResult((ended) => (ended as Ended<unknown>).ending !== 'ok'),
    { breaker: new ConsecutiveBreaker(MOST_FAILURES), halfOpenAfter: new ExponentialBackoff(PAUSE) },
  );

  /** Whether calls go through; false until the trial call after a pause has succeeded. */
  get isClosed(): boolean {
    return this.#policy.state === CircuitState.Closed;
  }

  /**
   * Makes a call and returns its result; null if the breaker is open.
   * @throws an error that says nothing about the service
   */
  async run<Answer>(
    call: () => Promise<Answer>,
    { isOutage = () => false, endingOf = endingOfError }: CallClassifier<Answer> = {},
  ): Promise<Ended<Answer> | null> {
    const classified = async (): Promise<Ended<Answer>> => {
      try {
        const answer = await call();
        return { ending: isOutage(answer) ? 'failed' : 'ok', answer };
      } catch (error) {
        const ending = endingOf(error);
        if (!ending) throw error;
        return { ending, error };
      }
    };
    try {
      return await this.#policy.execute(classified);
    } catch (error) {
      if (isBrokenCircuitError(error)) return null;
      throw error;
    }
  }
}

export function answerOf<Answer>(ended: Ended<Answer>): Answer {
  if ('error' in ended) throw ended.error;
  return ended.answer;
}

function endingOfError(error: unknown): Ending | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return null;
  return name === 'TimeoutError' ? 'timeout' : 'failed';
}
