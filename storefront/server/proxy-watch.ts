import { isPublicAddress } from '@forecourt/lib/platform/network/public-address';

/** A wrong number is reported until this long after the last request that showed it. */
const REMEMBERED_MS = 15 * 60_000;
/**
 * One request with an extra address may be forged. If nearly all of this many requests in a row have one,
 * they come through a proxy that is not counted, such as a CDN with public addresses.
 */
const WINDOW = 200;
const NEARLY_ALL = 180;

/**
 * Detects from requests that TRUSTED_PROXIES is wrong. If it is too low, many shoppers count as one address
 * and are limited together. If it is too high, visitors can claim any address.
 */
export class ProxyWatch {
  readonly #proxies: number;
  readonly #report: (problem: string) => void;
  readonly #now: () => number;
  #problem: string | null = null;
  readonly #seenAt = new Map<string, number>();
  /** For recent requests: whether each had a public address before the visitor's. */
  readonly #window: boolean[] = [];
  #withMore = 0;

  /**
   * @param proxies TRUSTED_PROXIES
   * @param report called with a readable message when a problem begins
   */
  constructor(proxies: number, report: (problem: string) => void = () => {}, now: () => number = Date.now) {
    this.#proxies = proxies;
    this.#report = report;
    this.#now = now;
  }

  /** @param chain `x-forwarded-for` with the connection's own address at its end */
  see(chain: readonly string[]): void {
    const problem = this.#problemOf(chain);
    if (!problem) return;
    const isNew = !this.#lasts(problem);
    this.#problem = problem;
    this.#seenAt.set(problem, this.#now());
    if (isNew) this.#report(problem);
  }

  /** The problem seen in the last quarter of an hour, as a message; null without one. */
  get problem(): string | null {
    return this.#problem && this.#lasts(this.#problem) ? this.#problem : null;
  }

  #lasts(problem: string): boolean {
    return this.#now() - (this.#seenAt.get(problem) ?? Number.NEGATIVE_INFINITY) < REMEMBERED_MS;
  }

  #problemOf(chain: readonly string[]): string | null {
    const proxies = this.#proxies;
    const passed = chain.length - 1;
    const [before, visitor = ''] = [chain.at(-2 - proxies), chain.at(-1 - proxies)];
    if (passed === 0)
      // Probes and workers call an instance directly from its own network.
      return proxies > 0 && isPublic(chain[0] ?? '')
        ? `A visitor came without a proxy, and TRUSTED_PROXIES is ${proxies}: visitors can claim any address. Set it to the number of proxies in front.`
        : null;
    if (proxies === 0)
      return 'A request came through a proxy, and TRUSTED_PROXIES is 0: every visitor counts as one address. Set it to the number of proxies in front.';
    if (passed < proxies)
      return `A request came through ${passed} ${passed === 1 ? 'proxy' : 'proxies'}, and TRUSTED_PROXIES is ${proxies}: visitors can claim any address. Set it to the number of proxies in front.`;
    const namesMore = before !== undefined && isPublic(before);
    if (namesMore && !isPublic(visitor))
      return `The address of a visitor is that of a proxy, and TRUSTED_PROXIES is ${proxies}: many visitors count as one address. Set it to the number of proxies in front.`;
    return this.#isUsual(namesMore)
      ? `Nearly every request names an address before the visitor's, and TRUSTED_PROXIES is ${proxies}: many visitors count as one address if there is one more proxy, such as a CDN. Otherwise somebody floods the site with a forged x-forwarded-for.`
      : null;
  }

  #isUsual(namesMore: boolean): boolean {
    this.#window.push(namesMore);
    if (namesMore) this.#withMore += 1;
    if (this.#window.length > WINDOW && this.#window.shift()) this.#withMore -= 1;
    return namesMore && this.#window.length === WINDOW && this.#withMore >= NEARLY_ALL;
  }
}

const isPublic = (address: string): boolean => isPublicAddress(address.replace(/^::ffff:(?=[\d.]+$)/i, ''));
