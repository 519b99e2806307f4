import { defineQuery } from 'groq';

/** The fields of a site ($site) that decide about its alerts, unparsed. */
export const alertSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "dealerships": coalesce(dealerships[]->{ "id": _id, "soldVisibleDays": soldVisibleDays }, [])
  }
`);
