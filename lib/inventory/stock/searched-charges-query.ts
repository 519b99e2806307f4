import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf } from '../../sites/content-lake/content-values.ts';

/** All tables of government charges, and the dealerships of the sites that search by prices with them. */
export const searchedChargesQuery = defineQuery(`{
  "tables": *[_type == "chargeTable"] | order(_id asc) { ..., "id": _id },
  "dealershipIds": *[_type == "site" && settings.driveAwayPrices == "everywhere"].dealerships[]._ref
}`);

export const searchedChargesSchema = z.object({
  tables: listOf(z.unknown()),
  dealershipIds: listOf(z.string()),
});
