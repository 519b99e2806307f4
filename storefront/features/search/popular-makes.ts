const POPULAR_AMONG = 20; // FACET-36, OPEN-047

/**
 * Splits makes into popular ones and all of them A to Z (FACET-35, OPEN-047).
 * @param byStock makes, most stock first
 * @returns `popular` is empty if it would include every make
 */
export function popularMakes<Make extends { label: string }>(
  byStock: readonly Make[],
  popularCount: number,
): { popular: Make[]; all: Make[] } {
  const all = byStock.toSorted((a, b) => a.label.localeCompare(b.label, 'en-AU'));
  const popular = byStock.slice(0, POPULAR_AMONG).slice(0, popularCount);
  return { popular: popular.length < byStock.length ? popular : [], all };
}
