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
