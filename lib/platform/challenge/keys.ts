/** Parses `key:secret, ...` to secrets by site key: a widget covers at most ten hosts. */
export const challengeSecrets = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(',')
      .map((pair) => pair.trim().split(':', 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
