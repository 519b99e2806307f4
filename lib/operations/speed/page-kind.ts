import { splitLanguage } from '../../platform/language/languages.ts';
import { addressAt } from '../../sites/address-table.ts';
import type { SiteSettings } from '../../sites/settings.ts';

/**
 * Returns the kind of a site's page at a path, in any language: editors' pages, models and missing pages are all
 * `page`.
 */
export function pageKind(settings: SiteSettings, path: string): string {
  const { path: pathname } = splitLanguage(path.split(/[?#]/, 1)[0] || '/');
  const page = addressAt(settings, pathname)?.row.page ?? 'editor';
  return page === 'editor' || page === 'model' ? 'page' : page;
}
