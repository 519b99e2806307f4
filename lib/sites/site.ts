import type { SiteFeatures } from './features.ts';
import type { SiteSettings } from './settings.ts';
import type { Template, ThemeTokens } from './theme.ts';

export type ByCarType = SiteSettings['phoneByCarType'];

/** A dealership of a site (SITE-39, SITE-42, SITE-48..53). */
export interface SiteDealership {
  id: string;
  slug: string;
  name: string;
  soldVisibleDays: number | null;
  breadcrumbSearchBase: '/search/' | '/used-car/' | null;
  /** Overrides by car type, if any (STATUS-22, STATUS-23). */
  phoneByCarType: ByCarType;
  warrantyTextByCarType: SiteSettings['warrantyTextByCarType'];
}

/** A visible location, reduced to what every page needs; details are in the locations query. */
export interface SiteLocation {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  primary: boolean;
}

export interface SiteLogo {
  url: string;
  alt: string;
  width: number;
  height: number;
}

export interface Site {
  id: string;
  slug: string;
  name: string;
  /** Founding year of the dealer, if known. */
  founded?: number | null | undefined;
  url: string;
  hosts: string[];
  logo: SiteLogo | null;
  /** Logo for dark backgrounds; without one, the logo is shown in white. */
  logoOnDark: SiteLogo | null;
  template: Template;
  theme: ThemeTokens;
  /** The primary dealership first (SITE-39). */
  dealerships: SiteDealership[];
  /** In the site's order (SITE-41). */
  locations: SiteLocation[];
  /** The brand of a single-brand site (SITE-40). */
  manufacturer: { id: string; name: string; slug: string } | null;
  settings: SiteSettings;
  features: SiteFeatures;
}
