import { defineQuery } from 'groq';

/** All published redirects with their site. */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(site->slug.current) && defined(from) && defined(to)] | order(_id asc) {
    "site": coalesce(site->slug.current, ""),
    "from": coalesce(from, ""),
    "to": coalesce(to, ""),
    "permanent": coalesce(permanent, true)
  }
`);
