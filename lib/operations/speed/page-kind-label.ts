/** Names of kinds of pages (`lib/sites/address-table.ts`) that read badly when their words are separated. */
const LABELS: Readonly<Record<string, string>> = {
  home: 'Home',
  search: 'Search results',
  vehicle: 'Vehicle',
  page: 'Other pages',
};

/** Returns the name of a kind of page for staff: `Trade in`. */
export function pageKindLabel(kind: string): string {
  if (Object.hasOwn(LABELS, kind)) return LABELS[kind] ?? kind;
  const words = kind
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
