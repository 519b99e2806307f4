/** Runs at most `limit` tasks at a time; the rest wait in order of arrival. */
export function gate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // A finishing task passes its slot directly to the next one waiting, so newcomers cannot overtake.
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

/** Runs at most `limit` tasks per key at a time; keys do not delay each other. */
export function gates(limit: number): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const inUse = new Map<string, { run: ReturnType<typeof gate>; tasks: number }>();
  return async (key, task) => {
    const entry = inUse.get(key) ?? { run: gate(limit), tasks: 0 };
    inUse.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.run(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) inUse.delete(key);
    }
  };
}

/** Runs a task once per key at a time: callers that arrive meanwhile share its result, including failure. */
export function once<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, task) => {
    const existing = running.get(key);
    if (existing) return existing;
    const newRun = task().finally(() => running.delete(key));
    running.set(key, newRun);
    return newRun;
  };
}
