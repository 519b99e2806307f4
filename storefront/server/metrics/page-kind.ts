import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { addressAt, type PageName } from '@forecourt/lib/sites/address-table';
import { parseSettings, type SiteSettings, settingDefinitions } from '@forecourt/lib/sites/settings';

/** Every label a request may get: no address can add one. */
export type RequestKind = Exclude<PageName, 'editor' | 'model'> | 'asset' | 'page';

/** Sites that differ in the addresses of these pages. */
const SITES: readonly { settings: SiteSettings }[] = sites();

/**
 * Returns the kind of page at an address: editors' pages, models and missing pages are all `page`.
 * @param url of the request, such as `/search?make=Toyota`
 */
export function requestKind(url: string): RequestKind {
  const { path } = splitLanguage(url.split(/[?#]/, 1)[0] || '/');
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
