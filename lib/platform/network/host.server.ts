import { answerOf, Breaker, type Judge, NotCalledError } from './breaker.server.ts';

/** A dealer's host that has failed so often that it is not called for a while. */
export class HostAwayError extends NotCalledError {
  override name = 'HostAwayError';
  constructor() {
    super('the host has failed repeatedly and is not called for a while');
  }
}

/** Only hosts whose last call failed: there are few. */
const breakers = new Map<string, Breaker>();

/**
 * Makes a call of a host that a dealer or an editor named, so that one that does not answer keeps no other waiting. Such hosts are
 * in no metric: dealers' trouble with them is shown where it matters, as leads and photos that fail.
 * @param use what it is called for; each use of a host is judged apart
 * @param host with its port
 * @throws what the call throws, or HostAwayError
 */
export async function callHost<Answer>(
  use: 'webhooks' | 'photos',
  host: string,
  call: () => Promise<Answer>,
  judge: Judge<Answer>,
): Promise<Answer> {
  const key = `${use} ${host}`;
  const breaker = breakers.get(key) ?? new Breaker();
  breakers.set(key, breaker);
  let isFailing = false;
  try {
    const ended = await breaker.run(call, judge);
    isFailing = ended?.ending !== 'ok';
    if (!ended) throw new HostAwayError();
    return answerOf(ended);
  } finally {
    if (!isFailing && breakers.get(key) === breaker) breakers.delete(key);
  }
}
