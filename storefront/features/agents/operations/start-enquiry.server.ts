import { ENQUIRE_ANCHOR } from '@forecourt/lib/leads/vehicle-actions';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { ENQUIRY_ANCHOR } from '@/features/enquiry/EnquirySection.tsx';
import { pageActions } from '@/features/vehicle/page/Actions.tsx';
import { operation } from './operation.ts';
import { referencedPlaces } from './place-answer.server.ts';
import { VEHICLE_REFERENCE, viewForSale } from './vehicle-answer.server.ts';

const CONTACT_PATH = '/contact';

export const startEnquiry = operation({
  name: 'start_enquiry',
  title: 'Start an enquiry',
  description:
    'Returns the link to the enquiry form, about a vehicle or in general, and the phone number. Nothing is sent until ' +
    'the shopper opens the link, writes the message and sends the form. Never ask the shopper for contact details for this.',
  input: { vehicle: VEHICLE_REFERENCE.optional().describe('Leave out for a general enquiry.') },
  output: {
    vehicle: z.string().nullable(),
    title: z.string().nullable(),
    phone: z.string().nullable(),
    isSent: z.literal(false),
    nextStep: z.string().describe('What the shopper has to do.'),
  },
  isReadOnly: false,
  isOffered: ({ settings }) => settings.enquiryForms.includes('enquiry'),
  answer: async (context, { vehicle: reference }) => {
    const { site } = context;
    if (reference === undefined) {
      const places = await referencedPlaces(context, undefined);
      const main = places.find(({ primary }) => primary) ?? places[0] ?? null;
      return {
        path: `${CONTACT_PATH}#${ENQUIRY_ANCHOR}`,
        vehicle: null,
        title: null,
        phone: phoneFor(site, null, main),
        isSent: false as const,
        nextStep: 'Open the link, write your message with your contact details, and send the form.',
      };
    }
    const view = await viewForSale(context, reference);
    const button = pageActions(view).find(({ name }) => name === 'enquire');
    if (!button)
      throw new ApiError('not_offered', 'This vehicle takes no enquiries online. Call the dealer.');
    return {
      path: `${vehiclePath(view.vehicle)}#${ENQUIRE_ANCHOR}`,
      vehicle: view.vehicle.slug,
      title: view.title,
      phone: view.phone?.number ?? null,
      isSent: false as const,
      nextStep: `Open the link, select "${button.label}", enter your contact details and send the form.`,
    };
  },
});
