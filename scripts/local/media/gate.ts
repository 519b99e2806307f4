/** Lets at most `limit` tasks run at a time; the rest wait in the order they came. */
export function gate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // A task that ends hands its place on without giving it back, so newcomers cannot overtake.
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs a task once per key: callers that come while it runs share its result, failure included. */
export function once<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, task) => {
    const before = running.get(key);
    if (before) return before;
    const now = task().finally(() => running.delete(key));
    running.set(key, now);
    return now;
  };
}
