import { findSite } from '@/content/site.server.ts';
import { CHECKOUT_COOKIE, forgetCheckout, ownReservation } from '@/features/checkout/cookies.server.ts';
import { STEPS } from '@/features/checkout/journey.ts';
import { stateAnswer } from '@/features/checkout/state.server.ts';
import { takeStep } from '@/features/checkout/take-step.server.ts';
import { respond } from '@/forms/request.server.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ site: string; slug: string; checkout: string; step: string }>;
}

const nobody = () => Response.json({ error: 'There is no such page.' }, { status: 404 });

async function checkoutOf({ params }: Context) {
  const { site: siteSlug, slug, checkout, step } = await params;
  const site = await findSite(siteSlug);
  return site && hasCheckout(site, checkout) ? { site, slug, step } : null;
}

/** `GET …/checkout/state`: the state of this browser's reservation, `{status, secondsLeft}`. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const checkout = await checkoutOf(context);
  if (checkout?.step !== 'state') return nobody();
  const cookie = cookieOf(request, CHECKOUT_COOKIE);
  return stateAnswer(await ownReservation(checkout.site, { slug: checkout.slug }, cookie));
}

/** `POST …/checkout/{step}`: handles a step's form; `again` clears an expired reservation. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const checkout = await checkoutOf(context);
  if (!checkout) return nobody();
  const { site, slug } = checkout;
  if (checkout.step === 'again') {
    const path = checkoutPath(site, { slug });
    return isOwnRequest(request)
      ? respond(
          request,
          { next: path },
          { page: path, typed: null, cookies: [forgetCheckout(request, site, { slug })] },
        )
      : nobody();
  }
  const step = STEPS.find((name) => name === checkout.step);
  return step ? takeStep(site, slug, step, request) : nobody();
}
