import { parseFeatures } from '@forecourt/lib/sites/features';
import { type Addresses, linkTarget } from '@forecourt/lib/sites/link-target';
import { type Redirect, redirectTable } from '@forecourt/lib/sites/redirects';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';

export interface SiteAddresses {
  pages: string[];
  redirects: { from: string | null; to: string | null; permanent: boolean | null }[];
  offers: string[];
  posts: string[];
  /** Slugs below the base path of locations: those of locations and of their dealerships. */
  places: string[];
  /** Also valid after /search/ and /brands/. */
  manufacturers: string[];
  models: string[];
  settings: Record<string, unknown> | null;
  features: Record<string, unknown> | null;
}

/** The published addresses of a site. Links to drafts are broken until they are published. */
export const SITE_ADDRESSES = `{
  "pages": *[_type == "page" && ${IS_ENGLISH} && site._ref == $site && defined(path.current)].path.current,
  "redirects": *[_type == "redirect" && site._ref == $site] { from, to, permanent },
  "offers": *[_type == "offer" && ${IS_ENGLISH} && $site in sites[]._ref && defined(slug.current)].slug.current,
  "posts": *[_type == "blogPost" && ${IS_ENGLISH} && site._ref == $site && defined(slug.current)].slug.current,
  "places": array::unique([
    ...coalesce(*[_type == "site" && _id == $site][0].locations[]->slug.current, []),
    ...coalesce(*[_type == "site" && _id == $site][0].dealerships[]->slug.current, [])
  ]),
  "manufacturers": *[_type == "manufacturer" && defined(slug.current)].slug.current,
  "models": *[_type == "model" && defined(slug.current)].slug.current,
  "settings": *[_type == "site" && _id == $site][0].settings,
  "features": *[_type == "siteFeatures" && site._ref == $site][0]
}`;

/** Returns whether a path of a site is a page, a redirect, or neither (null). */
export const targetKind = (path: string, addresses: SiteAddresses): 'page' | 'redirect' | null =>
  linkTarget(path, addressesOf(addresses));

function addressesOf({ redirects, settings, features, ...lists }: SiteAddresses): Addresses {
  const setOf = (names: readonly (string | null)[]) => new Set(names.filter((name) => name !== null));
  return {
    pages: setOf(lists.pages),
    offers: setOf(lists.offers),
    posts: setOf(lists.posts),
    places: setOf(lists.places),
    manufacturers: setOf(lists.manufacturers),
    models: setOf(lists.models),
    redirects: redirectTable(
      redirects.map(
        ({ from, to, permanent }): Redirect => ({
          from: from ?? '',
          to: to ?? '',
          permanent: permanent !== false,
        }),
      ),
    ),
    settings: parseSettings(settings ?? {}).settings,
    features: parseFeatures(features ?? {}).features,
  };
}
