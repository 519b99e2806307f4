import { defineQuery } from 'groq';

/** Every published site with its hosts and dealerships. */
export const hostsQuery = defineQuery(`
  *[_type == "site" && defined(slug.current)] | order(slug.current asc) {
    "slug": slug.current,
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "hosts": coalesce(hosts, []),
    "template": coalesce(template, "group"),
    "hasPixel": defined(settings.socialPixelId),
    "challengeKey": settings.challengeSiteKey,
    "dealershipIds": coalesce(dealerships[]._ref, [])
  }
`);
