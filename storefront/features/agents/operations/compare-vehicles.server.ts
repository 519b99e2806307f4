import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { compareRows, WEEKLY_ESTIMATE } from '@forecourt/lib/vehicle/compare';
import { licencesOf } from '@forecourt/lib/vehicle/finance/licences';
import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { vehicleName } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { z } from 'zod';
import { COMPARE_LIMIT, compareHref } from '@/features/compare/compared.ts';
import { campaignUrl } from './campaign-url.ts';
import { operation } from './operation.ts';
import { findReferenced, VEHICLE_REFERENCE } from './vehicle-answer.server.ts';

export const compareVehicles = operation({
  name: 'compare_vehicles',
  title: 'Compare vehicles',
  description:
    'Compares two to four vehicles side by side: price, weekly estimate, year, odometer, fuel, consumption, safety, ' +
    'towing and location. Says in which rows they differ, and which vehicle is best in each.',
  input: { vehicles: z.array(VEHICLE_REFERENCE).min(2).max(COMPARE_LIMIT) },
  output: {
    vehicles: z.array(
      z.object({ vehicle: z.string(), title: z.string(), url: z.url(), isReserved: z.boolean() }),
    ),
    rows: z.array(
      z.object({
        label: z.string(),
        differs: z.boolean(),
        cells: z
          .array(
            z.object({
              text: z.string().nullable().describe('Null if not known.'),
              best: z.string().nullable().describe('Why it is the best of its row.'),
            }),
          )
          .describe('In the order of `vehicles`.'),
      }),
    ),
    missing: z.array(z.string()).describe('Vehicles that are no longer for sale.'),
    creditNote: z.string().nullable().describe('Required by law if a weekly estimate is quoted.'),
  },
  isOffered: ({ features }) => features.compareEnabled,
  answer: async ({ site, now, campaign }, { vehicles: references }) => {
    const found = await Promise.all(references.map((reference) => findReferenced(site, reference)));
    const all = [...new Map(found.map((each) => [each.vehicle.id, each])).values()];
    const isForSale = ({ vehicle, state }: (typeof all)[number]) =>
      state === 'live' && isInStock(vehicle.status);
    const vehicles = all.filter(isForSale).map(({ vehicle }) => vehicle);
    if (vehicles.length === 0)
      throw new ApiError('not_offered', 'None of these vehicles is for sale any more.');
    const rows = compareRows(vehicles, {
      ...priceRules(site),
      finance: site.settings,
      now,
    });
    const hasWeekly = rows.some(({ label }) => label === WEEKLY_ESTIMATE);
    return {
      path: compareHref(vehicles.map(({ id }) => id)),
      vehicles: vehicles.map((vehicle) => ({
        vehicle: vehicle.slug,
        title: vehicleName(vehicle),
        url: campaignUrl(site, vehiclePath(vehicle), campaign),
        isReserved: vehicle.reserved,
      })),
      rows,
      missing: all.filter((each) => !isForSale(each)).map(({ vehicle }) => vehicle.slug),
      creditNote: hasWeekly
        ? [COMPARISON_WARNING, licencesOf(vehicles, site.settings)].filter(Boolean).join(' ')
        : null,
    };
  },
});
