import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { calculatedLoan } from '@forecourt/lib/leads/calculated-loan';
import type { LookedInto } from '@forecourt/lib/leads/journey';
import type { Submission } from '@forecourt/lib/leads/submission';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { findLeadVehicle, leadDatabase } from './setup.server.ts';

/**
 * Validates what a shopper compared and calculated: only vehicles of this site, with its titles and prices.
 * @throws the database's error
 */
export async function findShopperActivity(
  site: Site,
  { compared, calculated }: Pick<Submission, 'compared' | 'calculated'>,
): Promise<LookedInto> {
  const [vehicles, vehicle] = await Promise.all([
    compared.length > 0
      ? vehiclesById(
          leadDatabase(),
          site.dealerships.map(({ id }) => id),
          compared,
          site.settings.priceLead,
        )
      : [],
    calculated && site.features.financeCalculatorEnabled ? findLeadVehicle(site, calculated.car) : null,
  ]);
  const loan =
    calculated &&
    vehicle &&
    calculatedLoan(vehicle, calculated, site.settings, site.features.interestSliderDisabled);
  return {
    ...(vehicles.length > 1 && {
      compared: vehicles.map(({ vehicle: each }) => ({
        car_id: each.id,
        stock_number: each.stocknum,
        title: vehicleTitle(each),
      })),
    }),
    ...(loan && { calculated: loan }),
  };
}
