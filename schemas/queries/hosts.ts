import { defineQuery } from 'groq';

/** Every published site with the hosts that show it and the dealerships whose stock it sells. */
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
