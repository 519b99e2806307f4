import { answerOf, Breaker, type CallClassifier, NotCalledError } from './breaker.server.ts';

/** A dealer's host whose circuit breaker is open. */
export class HostAwayError extends NotCalledError {
  override name = 'HostAwayError';
  constructor() {
    super('the host has failed repeatedly and is not called for a while');
  }
}

/** Purposes of calls to hosts that dealers configure, and to browsers' push services. */
export type HostUse = 'leads' | 'orders' | 'photos' | 'push' | 'routes' | 'webhooks';

/** Breakers of hosts whose last call failed. */
const breakers = new Map<string, Breaker>();

/**
 * Calls a host configured by a dealer or editor, with a circuit breaker.
 * Such hosts have no metrics: their failures show as failing leads and photos.
 * @param use purpose of the call; each has its own breaker per host
 * @param host with its port
 * @throws the error of the call, or HostAwayError
 */
export async function callHost<Answer>(
  use: HostUse,
  host: string,
  call: () => Promise<Answer>,
  classifier: CallClassifier<Answer>,
): Promise<Answer> {
  const key = `${use} ${host}`;
  const breaker = breakers.get(key) ?? new Breaker();
  breakers.set(key, breaker);
  let isFailing = false;
  try {
    const ended = await breaker.run(call, classifier);
    isFailing = ended?.ending !== 'ok';
    if (!ended) throw new HostAwayError();
    return answerOf(ended);
  } finally {
    if (!isFailing && breakers.get(key) === breaker) breakers.delete(key);
  }
}
