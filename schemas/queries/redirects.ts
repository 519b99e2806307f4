import { defineQuery } from 'groq';

/** Every published redirect with the site it belongs to. */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(site->slug.current) && defined(from) && defined(to)] | order(_id asc) {
    "site": coalesce(site->slug.current, ""),
    "from": coalesce(from, ""),
    "to": coalesce(to, ""),
    "permanent": coalesce(permanent, true)
  }
`);
