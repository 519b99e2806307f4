import { defineQuery } from 'groq';

/**
 * The prize wheels of a site ($site), latest start first. The reader checks schedules, as queries are cached.
 */
export const prizeWheelsQuery = defineQuery(`
  *[_type == "prizeWheel" && site->slug.current == $site] | order(coalesce(start, _createdAt) desc) {
    "id": _id,
    "name": coalesce(name, ""),
    "headline": coalesce(headline, ""),
    "intro": coalesce(intro, ""),
    "terms": coalesce(terms, ""),
    start,
    "end": expiry,
    "prizes": coalesce(prizes[]{
      "key": _key,
      "label": coalesce(label, ""),
      "weight": coalesce(weight, 0),
      limit,
      "wins": coalesce(wins, true),
      "text": coalesce(text, "")
    }, [])
  }
`);
