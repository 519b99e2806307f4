/** Returns the key of the item after one in a list, or before it if it is the last; null if it is alone. */
export function neighbourOf(items: readonly { _key: string }[], key: string): string | null {
  const index = items.findIndex(({ _key }) => _key === key);
  return index < 0 ? null : ((items[index + 1] ?? items[index - 1])?._key ?? null);
}
