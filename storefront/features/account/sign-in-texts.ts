import { ACCOUNT_PATH, GARAGE_PATH, type SignInType } from '@forecourt/lib/sites/account-paths';
import type { Noun } from '@/stock/noun.ts';

interface Words {
  heading: string;
  lead: string;
}

const WORDS: Readonly<Record<Exclude<SignInType, 'watchlist'>, Words>> = {
  'trade-in': {
    heading: 'Sign in to value your vehicle',
    lead: 'We save your valuation so you can come back to it.',
  },
  checkout: {
    heading: 'Sign in to reserve this vehicle',
    lead: 'Only you can see your reservation, and you can come back to it anytime.',
  },
  finance: {
    heading: 'Sign in to apply for finance',
    lead: 'We save your application so you can come back to it.',
  },
  'car-finance': {
    heading: 'Sign in for your finance quote',
    lead: 'Your personal quote is saved with the vehicle.',
  },
  'my-garage': {
    heading: 'Sign in to My Garage',
    lead: 'See your vehicles, enquiries and reservations in one place.',
  },
};

/** Pages that share the garage's type but are unrelated (OPEN-033). */
const GENERAL: Words = { heading: 'Sign in to continue', lead: 'You need to sign in to see this page.' };

const ACCOUNT: Words = {
  heading: 'Sign in to your account',
  lead: 'Manage your details, devices and data.',
};

/**
 * Returns the text of the sign-in page by type (OPEN-028).
 * @param noun of the site's stock
 */
export function signInTexts(type: SignInType, redirect: string, noun: Noun): Words {
  if (type === 'watchlist')
    return {
      heading: `Sign in to save ${noun}s`,
      lead: `See your saved ${noun}s on any device you sign in on.`,
    };
  if (type === 'my-garage' && redirect.startsWith(ACCOUNT_PATH)) return ACCOUNT;
  return type === 'my-garage' && !redirect.startsWith(GARAGE_PATH) ? GENERAL : WORDS[type];
}
