import type Stripe from 'stripe';
import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { checkoutLocale } from './checkout-locale.ts';
import { isRefusal } from './stripe.server.ts';

/** Seconds for which a card can be checked, and for which its check counts. */
export const CARD_CHECK_SECONDS = 3_600;

const SESSION_ID = /^cs_\w{1,250}$/;

/** The site and vehicle of a check; it is not valid for others. */
interface CheckedFor {
  siteSlug: string;
  carId: string;
}

/** Metadata of our checks at Stripe. */
const metadataOf = ({ siteSlug, carId }: CheckedFor): Record<string, string> => ({
  purpose: 'card_check',
  site: siteSlug,
  vehicle: carId,
});

/**
 * Opens a page of Stripe that checks a shopper's card with a setup intent, without a charge. The card is not stored.
 * @returns the id of its session, which is secret, and the page's URL
 * @throws Stripe's error
 */
export async function openCardCheck(
  stripe: Stripe,
  what: CheckedFor & { email: string; successUrl: string; cancelUrl: string; language?: Language },
): Promise<{ id: string; url: string }> {
  const { email, successUrl, cancelUrl, language = ENGLISH } = what;
  const metadata = metadataOf(what);
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    ui_mode: 'hosted_page',
    currency: 'aud',
    allowed_payment_method_types: ['card'],
    customer_email: email,
    metadata,
    setup_intent_data: { metadata, description: 'Card check before a reservation' },
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: checkoutLocale(language),
    expires_at: Math.floor(Date.now() / 1000) + CARD_CHECK_SECONDS,
  });
  if (!url) throw new Error('The card check has no page');
  return { id, url };
}

/** `checked`: the bank confirmed the card. Otherwise the page on which it can be checked. */
export type CardCheck = { state: 'checked' } | { state: 'open'; url: string };

/**
 * Reads a card check.
 * @param id of its session, from the shopper's browser
 * @returns null if it is unknown, over, used, or for another vehicle or site
 * @throws Stripe's error
 */
export async function readCardCheck(
  stripe: Stripe,
  id: string,
  what: CheckedFor,
  now: Date,
): Promise<CardCheck | null> {
  if (!SESSION_ID.test(id)) return null;
  const session = await sessionOf(stripe, id);
  if (session?.mode !== 'setup' || session.metadata?.used) return null;
  const isOurs = Object.entries(metadataOf(what)).every(
    ([name, value]) => session.metadata?.[name] === value,
  );
  if (!isOurs || now.getTime() / 1000 - session.created > CARD_CHECK_SECONDS) return null;
  if (session.status === 'open') return session.url ? { state: 'open', url: session.url } : null;
  const intent = session.setup_intent;
  const isChecked =
    session.status === 'complete' && typeof intent === 'object' && intent?.status === 'succeeded';
  return isChecked ? { state: 'checked' } : null;
}

async function sessionOf(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * Marks a check as used, so that it holds no second vehicle.
 * @throws Stripe's error
 */
export async function markCardCheckUsed(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.update(id, { metadata: { used: 'yes' } });
}
