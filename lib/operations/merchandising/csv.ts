import { csvOf } from '../../platform/text/csv.ts';
import type { RiskVehicle } from './answers.ts';
import { rateText } from './step.ts';

const HEADER = [
  'Stock number',
  'Vehicle',
  'Page',
  'Location',
  'Price',
  'Money at risk',
  'Days in stock',
  'Views in 30 days',
  'Saves',
  'Enquiries in 30 days',
  'Open enquiries',
  'Photos',
  'Similar vehicles',
  'Above similar vehicles (%)',
  'Last price change',
  'Price change',
  'Views a day before',
  'Views a day after',
  'Enquiries a day before',
  'Enquiries a day after',
  'Suggested step',
];

/** Returns vehicles with their money at risk as CSV. */
export const merchandisingCsv = (vehicles: readonly RiskVehicle[], siteUrl: string): string =>
  csvOf([
    HEADER,
    ...vehicles.map(({ market, priceEffect: effect, ...vehicle }) => [
      vehicle.stocknum,
      vehicle.title,
      `${siteUrl}${vehicle.path}`,
      vehicle.place.name,
      vehicle.price,
      vehicle.atRisk,
      vehicle.daysInStock,
      vehicle.views,
      vehicle.saves,
      vehicle.enquiries,
      vehicle.openEnquiries,
      vehicle.photos,
      market?.similar ?? '',
      market ? Math.round(market.share * 100) : '',
      effect?.day ?? '',
      effect?.difference ?? '',
      ...[effect?.views, effect?.enquiries].flatMap((rates) =>
        rates ? [rateText(rates.before), rateText(rates.after)] : ['', ''],
      ),
      vehicle.step.text,
    ]),
  ]);
