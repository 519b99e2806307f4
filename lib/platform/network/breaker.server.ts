import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';

/** Consecutive failures after which a service is no longer called for a while. */
const MOST_FAILURES = 8;
/** That while, in milliseconds: twice as long after each trial call that fails. */
const PAUSE = { initialDelay: 1_000, maxDelay: 15_000 };

/** What a call says of the service that was called; it is `ok` as well when it answers that the call was wrong. */
export type Ending = 'ok' | 'failed' | 'timeout';

/** How the endings of one kind of call are told apart. */
export interface Judge<Answer> {
  /** Whether an answer says that the service does not work right now, not that the call was wrong. */
  isOutage?: (answer: Answer) => boolean;
  /** What an error says of the service; null for nothing, as when the caller gave the call up. */
  endingOf?: (error: unknown) => Ending | null;
}

/** A call that was made, with what it returned or threw. */
export type Ended<Answer> = { ending: Ending; answer: Answer } | { ending: Ending; error: unknown };

/** Nothing was sent, because the service has failed too often. It is called again within seconds. */
export class NotCalledError extends Error {
  override name = 'NotCalledError';
}

/** A circuit breaker for one service. It counts consecutive failures and is kept in the memory of the process. */
export class Breaker {
  readonly #policy = circuitBreaker(
    handleWhenResult((ended) => (ended as Ended<unknown>).ending !== 'ok'),
    { breaker: new ConsecutiveBreaker(MOST_FAILURES), halfOpenAfter: new ExponentialBackoff(PAUSE) },
  );

  /** Whether the service is called; false until the trial call after a pause has succeeded. */
  get isClosed(): boolean {
    return this.#policy.state === CircuitState.Closed;
  }

  /**
   * Makes a call unless the service has failed too often.
   * @returns how it ended; null when it was not made
   * @throws an error that says nothing of the service
   */
  async run<Answer>(
    call: () => Promise<Answer>,
    { isOutage = () => false, endingOf = endingOfError }: Judge<Answer> = {},
  ): Promise<Ended<Answer> | null> {
    const judged = async (): Promise<Ended<Answer>> => {
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
      return await this.#policy.execute(judged);
    } catch (error) {
      if (isBrokenCircuitError(error)) return null;
      throw error;
    }
  }
}

/** @throws what the call threw */
export function answerOf<Answer>(ended: Ended<Answer>): Answer {
  if ('error' in ended) throw ended.error;
  return ended.answer;
}

function endingOfError(error: unknown): Ending | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return null;
  return name === 'TimeoutError' ? 'timeout' : 'failed';
}
