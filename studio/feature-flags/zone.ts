import { settingDefinitions } from '@forecourt/lib/sites/settings';
import type { SiteColumn } from './siteColumn.ts';

/** Returns the time zone of a site; the default without a site or with an invalid zone. */
export const zoneOf = (site: SiteColumn | undefined): string => {
  const zone = settingDefinitions.timeZone.type.safeParse(site?.settings.timeZone);
  return zone.success ? zone.data : settingDefinitions.timeZone.fallback;
};
