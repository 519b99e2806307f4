import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { pageActions } from '@/features/vehicle/page/Actions.tsx';
import { WAITING_LIST_LABEL, waitingListPath } from '@/features/vehicle/waiting-list/address.ts';
import { campaignUrl } from './campaign-url.ts';
import { operation } from './operation.ts';
import {
  AVAILABILITY,
  availabilityAnswer,
  referencedView,
  VEHICLE_REFERENCE,
} from './vehicle-answer.server.ts';

export const getAvailability = operation({
  name: 'get_availability',
  title: 'Availability of a vehicle',
  description:
    'Says whether a vehicle is for sale now, on hold until a time, reserved, or sold. Read it again before a shopper travels: vehicles sell quickly.',
  input: { vehicle: VEHICLE_REFERENCE },
  output: {
    vehicle: z.string(),
    title: z.string(),
    ...AVAILABILITY.shape,
    heldUntil: z.iso.datetime().nullable().describe('When the hold ends if the other shopper does not pay.'),
    actions: z
      .array(z.object({ label: z.string(), url: z.url() }))
      .describe('What the shopper can do on the site.'),
  },
  answer: async (context, { vehicle: reference }) => {
    const view = await referencedView(context, reference);
    const { vehicle, inStock, title, heldUntil } = view;
    const { site, campaign } = context;
    const links = [
      ...pageActions(view),
      ...(vehicle.reserved && inStock ? [{ label: WAITING_LIST_LABEL, href: waitingListPath(vehicle) }] : []),
    ];
    return {
      path: vehiclePath(vehicle),
      vehicle: vehicle.slug,
      title,
      ...availabilityAnswer(view),
      heldUntil: inStock ? (heldUntil?.toISOString() ?? null) : null,
      actions: links.map(({ label, href }) => ({ label, url: campaignUrl(site, href, campaign) })),
    };
  },
});
