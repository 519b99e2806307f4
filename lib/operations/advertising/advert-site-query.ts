import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text } from '../../sites/content-lake/content-values.ts';

/** A published site ($site: slug) with all that its adverts need: rules of prices, places and phone numbers. */
export const advertSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "slug": slug.current, name, url, settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "dealerships": dealerships[]->{ "id": _id, "phoneByCarType": phoneByCarType{ new, demo, used } },
    "places": (locations[]->)[coalesce(visible, true)]{
      "id": _id, name, "dealership_id": dealership._ref,
      "address": address{ street, city, state, postcode, lat, long },
      "contact_detail": { "phone": contact_detail.phone, "landline_phone": contact_detail.landline_phone }
    },
    "chargeTables": *[_type == "chargeTable"] | order(_id asc) { ..., "id": _id }
  }
`);

const number = z.number().nullable();
const anything = z.unknown();

export const advertSiteSchema = z.object({
  slug: z.string(),
  name: text,
  url: text,
  settings: anything,
  features: anything,
  dealerships: listOf(
    z.object({
      id: z.string(),
      phoneByCarType: z.object({ new: text, demo: text, used: text }).nullable(),
    }),
  ),
  places: listOf(
    z.object({
      id: z.string(),
      name: text,
      dealership_id: text,
      address: z
        .object({ street: text, city: text, state: text, postcode: text, lat: number, long: number })
        .nullable(),
      contact_detail: z.object({ phone: text, landline_phone: text }),
    }),
  ),
  chargeTables: listOf(anything),
});
