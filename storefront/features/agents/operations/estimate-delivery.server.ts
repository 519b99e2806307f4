import { ApiError } from '@forecourt/lib/platform/request/api-error';
import {
  DELIVERY_MESSAGES,
  deliveryEstimate,
  deliveryText,
  typedPostcode,
} from '@forecourt/lib/vehicle/delivery';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { loadDeliveryRegions } from '@/content/delivery.server.ts';
import { operation } from './operation.ts';
import { POSTCODE } from './postcode.ts';
import { VEHICLE_REFERENCE, viewForSale } from './vehicle-answer.server.ts';

export const estimateDelivery = operation({
  name: 'estimate_delivery',
  title: 'Delivery to a postcode',
  description: 'Estimates what it costs to have a vehicle delivered to a postcode.',
  input: { vehicle: VEHICLE_REFERENCE, postcode: POSTCODE },
  output: {
    vehicle: z.string(),
    title: z.string(),
    text: z.string().describe('The estimate as the page states it.'),
    region: z.string(),
    price: z.number().describe('Dollars; 0 if delivery is free.'),
    currency: z.literal('AUD'),
  },
  isOffered: ({ features }) => features.deliveryCalculatorEnabled,
  answer: async (context, { vehicle: reference, postcode: typed }) => {
    const postcode = typedPostcode(typed);
    if (postcode === null) throw new ApiError('bad_input', DELIVERY_MESSAGES.empty);
    const { vehicle, title } = await viewForSale(context, reference);
    const estimate = deliveryEstimate(await loadDeliveryRegions(context.site.slug), postcode);
    if (!estimate) throw new ApiError('not_found', DELIVERY_MESSAGES.unknown);
    return {
      path: vehiclePath(vehicle),
      vehicle: vehicle.slug,
      title,
      text: deliveryText(estimate),
      region: estimate.name,
      price: estimate.price,
      currency: 'AUD' as const,
    };
  },
});
