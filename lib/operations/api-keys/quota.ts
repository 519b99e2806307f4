/** Requests of a key in the current window. Windows start at multiples of their length since 1970. */
export interface QuotaUse {
  name: 'minute' | 'day';
  limit: number;
  windowSeconds: number;
  used: number;
}

export interface QuotaState {
  isWithin: boolean;
  /** Seconds until a refused request may be repeated. */
  retryAfter: number;
  /** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
  headers: Record<string, string>;
}

/** Returns whether a request is within its quotas, with the headers that describe them. */
export function quotaState(uses: readonly QuotaUse[], now: Date): QuotaState {
  const seconds = Math.floor(now.getTime() / 1_000);
  const secondsLeft = ({ windowSeconds }: QuotaUse) => windowSeconds - (seconds % windowSeconds);
  const exceeded = uses.filter(({ used, limit }) => used > limit);
  return {
    isWithin: exceeded.length === 0,
    retryAfter: Math.max(0, ...exceeded.map(secondsLeft)),
    headers: {
      'ratelimit-policy': uses
        .map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`)
        .join(', '),
      ratelimit: uses
        .map((use) => `"${use.name}";r=${Math.max(0, use.limit - use.used)};t=${secondsLeft(use)}`)
        .join(', '),
    },
  };
}
