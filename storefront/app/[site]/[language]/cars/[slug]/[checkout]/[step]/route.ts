import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { CARD_STEP, goToCardCheck } from '@/features/checkout/card-check.server.ts';
import { CHECKOUT_COOKIE, forgetCheckout, ownReservation } from '@/features/checkout/cookies.server.ts';
import { handleStep } from '@/features/checkout/handle-step.server.ts';
import { STEPS } from '@/features/checkout/journey.ts';
import { payableState } from '@/features/checkout/state.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { respond } from '@/forms/request.server.ts';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

const params = ['slug', 'checkout', 'step'] as const;

const noPage = () => new ApiError('not_found', 'There is no such page.');

function expectCheckout({ site, params: { checkout } }: SiteCall<(typeof params)[number]>): void {
  if (!hasCheckout(site, checkout)) throw noPage();
}

/**
 * `GET …/checkout/state`: the state of this browser's reservation, `{status, secondsLeft, recalled}`. `GET …/checkout/card` leads
 * to the page that checks the shopper's card.
 */
export const GET = withSite(
  async (call) => {
    expectCheckout(call);
    const { request, site } = call;
    const { slug, step } = call.params;
    if (step === CARD_STEP) {
      const listing = await findVehicle(site, slug);
      if (!listing) throw noPage();
      return goToCardCheck(request, site, listing.vehicle);
    }
    if (step !== 'state') throw noPage();
    return payableState(await ownReservation(site, { slug }, cookieOf(request, CHECKOUT_COOKIE)));
  },
  { params, failure: { event: 'checkout_state_failed' } },
);

/** `POST …/checkout/{step}`: handles a step's form; `again` clears an expired reservation. */
export const POST = withSite(
  async (call) => {
    expectCheckout(call);
    const { request, site } = call;
    const { slug } = call.params;
    if (call.params.step === 'again') {
      if (!isOwnRequest(request)) throw noPage();
      const path = checkoutPath(site, { slug });
      const cookies = forgetCheckout(request, site, { slug });
      return respond(request, { next: path }, { page: path, typed: null, cookies });
    }
    const step = STEPS.find((name) => name === call.params.step);
    if (!step) throw noPage();
    return handleStep(site, slug, step, request);
  },
  { params, failure: { event: 'checkout_step_failed' } },
);
