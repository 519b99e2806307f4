import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { driveAwayStatementOf } from '@/features/vehicle/costs/drive-away.server.ts';
import { WEEKLY, weeklyAnswer } from './credit-answer.ts';
import { STATEMENT } from './drive-away-answer.ts';
import { operation } from './operation.ts';
import { PRICE, priceAnswer } from './price-answer.ts';
import {
  AVAILABILITY,
  availabilityAnswer,
  referencedView,
  VEHICLE_REFERENCE,
} from './vehicle-answer.server.ts';

export const getPrice = operation({
  name: 'get_price',
  title: 'Price of a vehicle',
  description:
    'States the price of a vehicle, what it includes and excludes, the drive-away price in the state where the vehicle is, ' +
    'and the weekly figure if the page shows one.',
  input: { vehicle: VEHICLE_REFERENCE },
  output: {
    vehicle: z.string(),
    title: z.string(),
    state: AVAILABILITY.shape.state,
    availability: AVAILABILITY.shape.text,
    price: PRICE.nullable().describe('Null for a vehicle that is gone.'),
    subscription: z
      .object({
        minimumTerm: z.string(),
        startFee: z.number().describe('Dollars, paid once.'),
        included: z.array(z.string()),
      })
      .nullable(),
    driveAway: STATEMENT.nullable().describe('Null if the site does not show drive-away prices.'),
    weekly: WEEKLY.nullable().describe('Null if the page shows no weekly figure.'),
    disclaimer: z.string().nullable().describe('The disclaimer of the site on vehicle pages.'),
  },
  answer: async (context, { vehicle: reference }) => {
    const view = await referencedView(context, reference);
    const { site, vehicle, inStock, title, rules, now } = view;
    const { text: availability, state } = availabilityAnswer(view);
    const subscription = inStock ? priceStatement(vehicle, rules).subscription : null;
    return {
      path: vehiclePath(vehicle),
      vehicle: vehicle.slug,
      title,
      state,
      availability,
      price: inStock ? priceAnswer(vehicle, rules) : null,
      subscription: subscription && {
        minimumTerm: subscription.text,
        startFee: subscription.startFee,
        included: [...subscription.inclusions],
      },
      driveAway: inStock ? await driveAwayStatementOf(view) : null,
      weekly: inStock ? weeklyAnswer(site, vehicle, now) : null,
      disclaimer: site.settings.vehicleDisclaimer || null,
    };
  },
});
