/** Caches results per argument object. For settings objects, which are replaced but never mutated. */
export function memoise<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { value: V }>();
  return (key) => {
    let entry = cache.get(key);
    if (entry === undefined) {
      entry = { value: compute(key) };
      cache.set(key, entry);
    }
    return entry.value;
  };
}
