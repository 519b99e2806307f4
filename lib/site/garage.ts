import { GARAGE_PATH } from '../account/paths.ts';
import type { Site } from './site.ts';

/** What My Garage is called at a site's own address for it (ROUTE-86 to ROUTE-89, OPEN-105). */
const BRAND_NAMES = {
  '/mymotorama': 'My Motorama',
  '/mybigboxcars': 'My BigBoxCars',
  '/myblinkr': 'My Blinkr',
  '/myservco': 'My Servco',
} as const;

export type MyBrandPath = keyof typeof BRAND_NAMES;
/** The addresses that the setting `myBrandPath` may name. */
export const MY_BRAND_PATHS = Object.keys(BRAND_NAMES) as [MyBrandPath, ...MyBrandPath[]];

/** The settings of a site that its garage depends on. */
export interface GarageSite {
  settings: Pick<Site['settings'], 'myBrandPath'>;
  features: Pick<Site['features'], 'garageEnabled'>;
}

/** Where a site's garage is, and what it is called; null for a site without one. */
export function garageOf({ settings, features }: GarageSite): { path: string; name: string } | null {
  if (!features.garageEnabled) return null;
  const { myBrandPath } = settings;
  return myBrandPath
    ? { path: myBrandPath, name: BRAND_NAMES[myBrandPath] }
    : { path: GARAGE_PATH, name: 'My Garage' };
}
