import { ACCOUNT_PATH, GARAGE_PATH } from './account-paths.ts';
import { BRAND_NAMES } from './garage-names.ts';
import { ACCOUNT_TITLE, MY_GARAGE_TITLE } from './page-titles.ts';
import type { Site } from './site.ts';

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
    : { path: GARAGE_PATH, name: MY_GARAGE_TITLE };
}

/**
 * Where a shopper finds their account on a site: in the garage, or on a page of its own where there is none. It is there whatever
 * is switched off, for whoever has an account.
 */
export const accountOf = (site: GarageSite): { path: string; name: string } =>
  garageOf(site) ?? { path: ACCOUNT_PATH, name: ACCOUNT_TITLE };

/** The settings of a site that decide whether it asks anybody to sign in. */
export interface SignInSite {
  settings: GarageSite['settings'] & Pick<Site['settings'], 'saveMode' | 'extraPages'>;
  features: Site['features'];
}

/** Extra pages that ask to sign in, whatever else is switched. */
const PAGES_WITH_SIGN_IN: readonly string[] = ['online-payment', 'spin-to-win'];

/** Whether a site asks shoppers to sign in anywhere: then its header leads to their account. */
export const hasSignIn = ({ settings, features }: SignInSite): boolean =>
  features.garageEnabled ||
  features.tradeInEnabled ||
  settings.saveMode === 'watchlist' ||
  settings.extraPages.some((page) => PAGES_WITH_SIGN_IN.includes(page)) ||
  Object.entries(features).some(([name, isOn]) => isOn && name.startsWith('gate'));
