import type { SiteFeatures } from './features.ts';
import type { SiteSettings } from './settings.ts';
import type { Template, ThemeTokens } from './theme.ts';

export type ByCarType = SiteSettings['phoneByCarType'];

/** A dealership as far as a site needs it (SITE-39, SITE-42, SITE-48..53). */
export interface SiteDealership {
  id: string;
  slug: string;
  name: string;
  soldVisibleDays: number | null;
  breadcrumbSearchBase: '/search/' | '/used-car/' | null;
  /** Its own phone and warranty words by kind of vehicle, where it has some (STATUS-22, STATUS-23). */
  phoneByCarType: ByCarType;
  warrantyTextByCarType: ByCarType;
}

/** A visible location as far as every page of a site needs it; the whole is in the locations query. */
export interface SiteLocation {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  primary: boolean;
}

/** A mark with its own size, which says its shape. */
export interface SiteLogo {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** A site as the storefront sees it: identity, look, scope of stock, behaviour. */
export interface Site {
  /** The id of the site document. */
  id: string;
  slug: string;
  name: string;
  /** Since which year there is the dealer, where somebody has said so. */
  founded?: number | null | undefined;
  url: string;
  hosts: string[];
  logo: SiteLogo | null;
  /** The mark for dark grounds; without one the logo stands there in white. */
  logoOnDark: SiteLogo | null;
  template: Template;
  theme: ThemeTokens;
  /** The primary dealership first (SITE-39). */
  dealerships: SiteDealership[];
  /** In the site's own order (SITE-41). */
  locations: SiteLocation[];
  /** The brand of a single-brand site (SITE-40). */
  manufacturer: { id: string; name: string; slug: string } | null;
  settings: SiteSettings;
  features: SiteFeatures;
}
