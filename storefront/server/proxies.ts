import { isPublicAddress } from '@forecourt/lib/network/public-address';

/** A wrong number counts as wrong for this long after the last request that showed it. */
const REMEMBERED_MS = 15 * 60_000;

/**
 * Notices from requests that TRUSTED_PROXIES is wrong. Then many shoppers count as one address, and limits refuse them
 * together, or visitors can claim any address.
 */
export class ProxyWatch {
  readonly #proxies: number;
  readonly #now: () => number;
  #wrongAt = Number.NEGATIVE_INFINITY;

  /** @param proxies TRUSTED_PROXIES */
  constructor(proxies: number, now: () => number = Date.now) {
    this.#proxies = proxies;
    this.#now = now;
  }

  /**
   * @param chain `x-forwarded-for` with the address of the connection at its end
   * @returns what is wrong, for people; null when the request shows nothing
   */
  problemOf(chain: readonly string[]): string | null {
    const problem = proxyProblem(chain, this.#proxies);
    if (problem) this.#wrongAt = this.#now();
    return problem;
  }

  get isWrong(): boolean {
    return this.#now() - this.#wrongAt < REMEMBERED_MS;
  }
}

function proxyProblem(chain: readonly string[], proxies: number): string | null {
  const passed = chain.length - 1;
  // Probes and workers call an instance directly.
  if (passed === 0) return null;
  if (proxies === 0)
    return 'A request came through a proxy, and TRUSTED_PROXIES is 0: every visitor counts as one address. Set it to the number of proxies in front.';
  if (passed < proxies)
    return `A request came through fewer proxies than TRUSTED_PROXIES says, which is ${proxies}: visitors can claim any address. Set it to the number of proxies in front.`;
  const [before, visitor] = [chain.at(-2 - proxies), chain.at(-1 - proxies)];
  if (before && visitor && isPublicAddress(before) && !isPublicAddress(visitor))
    return `The address of a visitor is that of a proxy, and TRUSTED_PROXIES is ${proxies}: many visitors count as one address. Set it to the number of proxies in front.`;
  return null;
}
