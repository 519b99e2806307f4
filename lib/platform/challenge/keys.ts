/**
 * The secrets of a list of keys, as `TURNSTILE_KEYS` holds them (`key:secret, key:secret`), by site key. A widget of Turnstile
 * has ten hosts at most, so that an installation with many sites has several.
 */
export const challengeSecrets = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(',')
      .map((pair) => pair.trim().split(':', 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
