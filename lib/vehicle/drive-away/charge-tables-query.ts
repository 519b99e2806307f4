import { defineQuery } from 'groq';

/**
 * All published tables of government charges. They are read whole and validated by `chargeTableSchema`: leaving out
 * one invalid condition of a rate would apply it to other vehicles.
 */
export const chargeTablesQuery = defineQuery(`
  *[_type == "chargeTable"] | order(state asc, charge asc, effectiveFrom asc) { ..., "id": _id }
`);
