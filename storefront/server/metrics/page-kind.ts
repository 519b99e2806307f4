import { addressAt, type PageName } from '@forecourt/lib/sites/address-table';
import { parseSettings, type SiteSettings, settingDefinitions } from '@forecourt/lib/sites/settings';

/** Every kind that a request may count as: no address ever makes another. */
export type RequestKind = Exclude<PageName, 'editor' | 'model'> | 'asset' | 'page';

/** Sites that differ in where they keep these pages; an address of their own choice counts as an editor's page. */
const SITES: readonly { settings: SiteSettings }[] = sites();

/**
 * The kind of page an address is of, as far as the address says: editors' pages, models at the root and what is not
 * found are all `page`, which the status tells apart.
 * @param url of the request, such as `/search?make=Toyota`
 */
export function requestKind(url: string): RequestKind {
  const path = url.split(/[?#]/, 1)[0] || '/';
  if (path.startsWith('/_next/')) return 'asset';
  for (const { settings } of SITES) {
    const page = addressAt(settings, path)?.row.page ?? 'editor';
    if (page !== 'editor' && page !== 'model') return page;
  }
  return /\.\w{1,5}$/.test(path) ? 'file' : 'page';
}

function sites() {
  const { settings } = parseSettings(null);
  const { locationPathBase, financePath, warrantyPath } = settingDefinitions;
  return locationPathBase.type.options.map((base, index) => ({
    settings: {
      ...settings,
      locationPathBase: base,
      financePath: financePath.type.options[index] ?? settings.financePath,
      warrantyPath: warrantyPath.type.options[index] ?? settings.warrantyPath,
      extraPages: ['dealer-locator' as const],
    },
  }));
}
