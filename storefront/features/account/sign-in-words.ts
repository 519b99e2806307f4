import { ACCOUNT_PATH, GARAGE_PATH, type SignInType } from '@forecourt/lib/sites/account-paths';

interface Words {
  heading: string;
  lead: string;
}

const WORDS: Readonly<Record<SignInType, Words>> = {
  watchlist: {
    heading: 'Sign in to save cars',
    lead: 'Saved cars wait for you on every device you sign in on.',
  },
  'trade-in': {
    heading: 'Sign in to value your car',
    lead: 'Your valuation is kept, so that you can come back to it.',
  },
  checkout: {
    heading: 'Sign in to reserve this car',
    lead: 'Your reservation is yours alone, and easy to find again.',
  },
  finance: {
    heading: 'Sign in to apply for finance',
    lead: 'Your application is kept, so that you can come back to it.',
  },
  'car-finance': {
    heading: 'Sign in for your finance quote',
    lead: 'Your quote is made for you alone, and kept with the car.',
  },
  'my-garage': {
    heading: 'Sign in to My Garage',
    lead: 'Your cars, your enquiries and your reservations in one place.',
  },
};

/** Pages that share the garage's type and are something else (OPEN-033). */
const GENERAL: Words = { heading: 'Sign in to continue', lead: 'This page is for people we know.' };

const ACCOUNT: Words = {
  heading: 'Sign in to your account',
  lead: 'Your details, the devices you are signed in on, and your data.',
};

/** The heading of the sign-in page by what one signs in for (OPEN-028). */
export function signInWords(type: SignInType, redirect: string): Words {
  if (type === 'my-garage' && redirect.startsWith(ACCOUNT_PATH)) return ACCOUNT;
  return type === 'my-garage' && !redirect.startsWith(GARAGE_PATH) ? GENERAL : WORDS[type];
}
