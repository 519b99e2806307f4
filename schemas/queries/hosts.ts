import { defineQuery } from 'groq';

/** Every published site with the hosts that show it. */
export const hostsQuery = defineQuery(`
  *[_type == "site" && defined(slug.current)] | order(slug.current asc) {
    "slug": slug.current,
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "hosts": coalesce(hosts, []),
    "template": coalesce(template, "group"),
    "hasPixel": defined(settings.socialPixelId)
  }
`);
