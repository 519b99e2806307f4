/**
 * Caches a function's results per argument object. Meant for settings objects, which are replaced but never
 * mutated.
 */
export function memoise<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { value: V }>();
  return (key) => {
    let cached = cache.get(key);
    if (cached === undefined) {
      cached = { value: compute(key) };
      cache.set(key, cached);
    }
    return cached.value;
  };
}
