import { defineQuery } from 'groq';

/** Of a site ($site), what decides about its alerts: its stock, its clocks, its switches; raw, for `parseSettings` and `parseFeatures`. */
export const alertSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "dealerships": coalesce(dealerships[]->{ "id": _id, "soldVisibleDays": soldVisibleDays }, [])
  }
`);
