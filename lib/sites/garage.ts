import type { Translator } from '../platform/language/translator.ts';
import { ACCOUNT_PATH, GARAGE_PATH } from './account-paths.ts';
import { BRAND_NAMES } from './garage-names.ts';
import { ACCOUNT_TITLE, MY_GARAGE_TITLE } from './page-titles.ts';
import type { Site } from './site.ts';

export interface GarageSite {
  settings: Pick<Site['settings'], 'myBrandPath'>;
  features: Pick<Site['features'], 'garageEnabled'>;
}

/**
 * Returns the path and name of a site's garage; null without one.
 * @param t for the name in another language than English
 */
export function garageOf(
  { settings, features }: GarageSite,
  t?: Translator<'pageTitles'>,
): { path: string; name: string } | null {
  if (!features.garageEnabled) return null;
  const { myBrandPath } = settings;
  return myBrandPath
    ? { path: myBrandPath, name: BRAND_NAMES[myBrandPath] }
    : { path: GARAGE_PATH, name: t ? t('myGarage') : MY_GARAGE_TITLE };
}

/**
 * Returns the path and name of a shopper's account: the garage, or a separate page.
 * @param t for the name in another language than English
 */
export const accountOf = (site: GarageSite, t?: Translator<'pageTitles'>): { path: string; name: string } =>
  garageOf(site, t) ?? { path: ACCOUNT_PATH, name: t ? t('account') : ACCOUNT_TITLE };

export interface SignInSite {
  settings: GarageSite['settings'] & Pick<Site['settings'], 'saveMode' | 'extraPages'>;
  features: Site['features'];
}

/** Extra pages that always require sign-in. */
const PAGES_WITH_SIGN_IN: readonly string[] = ['online-payment', 'spin-to-win'];

/** Returns whether a site requires sign-in anywhere; its header then links to the account. */
export const hasSignIn = ({ settings, features }: SignInSite): boolean =>
  features.garageEnabled ||
  features.tradeInEnabled ||
  settings.saveMode === 'watchlist' ||
  settings.extraPages.some((page) => PAGES_WITH_SIGN_IN.includes(page)) ||
  Object.entries(features).some(([name, isOn]) => isOn && name.startsWith('gate'));
