import { defineQuery } from 'groq';

/**
 * The running trials of sites with the feature `trials`, oldest first. Dated by their creation, so that of two
 * at one address the same one always counts.
 */
export const pageTrialsQuery = defineQuery(`
  *[_type == "pageTrial" && state == "running" && defined(site->slug.current) && defined(page->path.current)
    && page->site._ref == site._ref
    && *[_type == "siteFeatures" && site._ref == ^.site._ref][0].trials == true] | order(_createdAt asc, _id asc) {
    "id": _id,
    "site": coalesce(site->slug.current, ""),
    "path": coalesce(page->path.current, ""),
    "audience": coalesce(audience, "everyone"),
    "change": coalesce(change, "block")
  }
`);

/** A trial ($trial) of a site ($site) in one of some $states, with its page and its change, as they are stored. */
export const trialChangeQuery = defineQuery(`
  *[_type == "pageTrial" && _id == $trial && state in $states && site->slug.current == $site
    && page->site._ref == site._ref][0] {
    "id": _id,
    change,
    blockKey,
    "block": block[],
    order,
    setting,
    feature,
    featureValue,
    "page": page->
  }
`);
