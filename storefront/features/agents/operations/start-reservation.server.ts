import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { goneTitle } from '@forecourt/lib/vehicle/gone-message';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { z } from 'zod';
import { type Checkout, readCheckout } from '@/features/checkout/checkout.server.ts';
import { promiseText } from '@/features/checkout/checkout-messages.ts';
import { holdPromise, holdTermsOf } from '@/features/checkout/hold-terms.ts';
import { reservedText } from '@/features/vehicle/waiting-list/reserved-text.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { operation } from './operation.ts';
import { referencedView, VEHICLE_REFERENCE } from './vehicle-answer.server.ts';

export const startReservation = operation({
  name: 'start_reservation',
  title: 'Start a reservation',
  description:
    'Checks that a vehicle can be reserved now with a refundable fee, and returns the link to the checkout of the site. ' +
    'Nothing is held until the shopper opens the link, enters their details and pays there. ' +
    'Never ask for a card or contact details: the checkout asks for them.',
  input: { vehicle: VEHICLE_REFERENCE },
  output: {
    vehicle: z.string(),
    title: z.string(),
    amount: z.string().describe('The reservation fee, `$200`.'),
    amountCents: z.number(),
    currency: z.literal('AUD'),
    promise: z.string().describe('What the fee gives the shopper, and for how long. Quote it unchanged.'),
    isReserved: z.literal(false),
    nextStep: z.string().describe('What the shopper has to do.'),
  },
  isReadOnly: false,
  isOffered: ({ features }) => features.reserveEnabled && features.checkoutEnabled,
  answer: async (context, { vehicle: reference }) => {
    const { site, now } = context;
    const view = await referencedView(context, reference);
    const { vehicle, title, location } = view;
    const checkout = await readCheckout(site, vehicle.slug, site.settings.checkoutPathSegment, undefined);
    if (checkout.kind !== 'open') throw new ApiError('not_offered', obstacle(checkout, view));
    const { amountCents } = checkout;
    return {
      path: checkoutPath(site, vehicle),
      vehicle: vehicle.slug,
      title,
      amount: formatCents(amountCents),
      amountCents,
      currency: 'AUD' as const,
      promise: promiseText(
        amountCents,
        holdPromise(holdTermsOf(site, location, now), now),
        itemWord(vehicle),
      ),
      isReserved: false as const,
      nextStep: 'Open the link, enter your details, and pay the reservation fee on the site.',
    };
  },
});

/** Says why a vehicle cannot be reserved now. */
function obstacle(
  { kind }: Exclude<Checkout, { kind: 'open' }>,
  view: Parameters<typeof reservedText>[0],
): string {
  const reservation = reservedText(view);
  if (kind === 'reserved' && reservation) return `${reservation.heading}. ${reservation.note}`;
  if (kind === 'sold') return `${goneTitle(view.vehicle)}.`;
  return 'This vehicle can’t be reserved online. The shopper can call or write to the dealer.';
}
