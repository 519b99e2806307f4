/** Web origins that may use the lake from a browser. `http://*.localhost:3000` allows every subdomain. */
export class Origins {
  readonly #exact: Set<string>;
  readonly #wildcards: { scheme: string; suffix: string }[];

  constructor(allowedOrigins: readonly string[]) {
    this.#exact = new Set(allowedOrigins.filter((origin) => !origin.includes('*')));
    this.#wildcards = allowedOrigins
      .filter((origin) => origin.includes('://*.'))
      .map((origin) => {
        const [scheme = '', suffix = ''] = origin.split('*');
        return { scheme, suffix };
      });
  }

  allows(origin: string): boolean {
    if (this.#exact.has(origin)) return true;
    return this.#wildcards.some(({ scheme, suffix }) => {
      const host = origin.slice(scheme.length, -suffix.length);
      return (
        origin.startsWith(scheme) && origin.endsWith(suffix) && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host)
      );
    });
  }

  /** Returns the target if it is an absolute URL of an allowed origin, otherwise undefined. */
  safeReturnUrl(target: string | undefined): string | undefined {
    if (!target || !URL.canParse(target)) return undefined;
    const url = new URL(target);
    if (!/^https?:$/.test(url.protocol) || !this.allows(url.origin) || url.username || url.password)
      return undefined;
    url.hash = '';
    return url.href;
  }
}
