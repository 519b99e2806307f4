import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf } from '../../sites/content-lake/content-values.ts';

export const alertSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "dealerships": coalesce(dealerships[]->{ "id": _id, "soldVisibleDays": soldVisibleDays }, [])
  }
`);

const unparsed = z.record(z.string(), z.unknown()).nullable();

export const alertSiteSchema = z.object({
  settings: unparsed,
  features: unparsed,
  dealerships: listOf(z.object({ id: z.string(), soldVisibleDays: z.number().nullable() })),
});
