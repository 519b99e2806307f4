import { addressAt } from '../../sites/address-table.ts';
import type { SiteSettings } from '../../sites/settings.ts';

/** Returns the kind of a site's page at a path: editors' pages, models and missing pages are all `page`. */
export function pageKind(settings: SiteSettings, path: string): string {
  const page = addressAt(settings, path.split(/[?#]/, 1)[0] || '/')?.row.page ?? 'editor';
  return page === 'editor' || page === 'model' ? 'page' : page;
}
