type Filters = Partial<
  Record<
    | 'make'
    | 'model'
    | 'simple_body'
    | 'simple_fuel'
    | 'simple_drive'
    | 'certified'
    | 'item_type'
    | 'location_name',
    string
  >
>;

/**
 * Returns the address of a stock list, filtered by facets (ROUTE-35).
 * @param base such as `/search/used-cars`
 * @param filters one value per facet, as the facet shows it
 * @param range lower and upper end of the price; either may be empty
 */
export function stockPath(
  base: string,
  filters: Filters = {},
  range?: { price: [number | '', number | ''] },
): string {
  const parts = Object.entries(filters).map(
    ([name, value]) => `refinementList[${name}][0]=${encodeURIComponent(value)}`,
  );
  if (range) parts.push(`range[price]=${range.price.join(':')}`);
  return parts.length ? `${base}?${parts.join('&')}` : base;
}
