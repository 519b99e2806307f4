import { ACCOUNT_PATH, GARAGE_PATH, type SignInType } from '@forecourt/lib/sites/account-paths';

interface Words {
  heading: string;
  lead: string;
}

const WORDS: Readonly<Record<SignInType, Words>> = {
  watchlist: {
    heading: 'Sign in to save cars',
    lead: 'See your saved cars on any device you sign in on.',
  },
  'trade-in': {
    heading: 'Sign in to value your car',
    lead: 'We save your valuation so you can come back to it.',
  },
  checkout: {
    heading: 'Sign in to reserve this car',
    lead: 'Only you can see your reservation, and you can come back to it anytime.',
  },
  finance: {
    heading: 'Sign in to apply for finance',
    lead: 'We save your application so you can come back to it.',
  },
  'car-finance': {
    heading: 'Sign in for your finance quote',
    lead: 'Your personal quote is saved with the car.',
  },
  'my-garage': {
    heading: 'Sign in to My Garage',
    lead: 'See your cars, enquiries and reservations in one place.',
  },
};

/** Pages that share the garage's type but are unrelated (OPEN-033). */
const GENERAL: Words = { heading: 'Sign in to continue', lead: 'You need to sign in to see this page.' };

const ACCOUNT: Words = {
  heading: 'Sign in to your account',
  lead: 'Manage your details, devices and data.',
};

/** Returns the text of the sign-in page by type (OPEN-028). */
export function signInTexts(type: SignInType, redirect: string): Words {
  if (type === 'my-garage' && redirect.startsWith(ACCOUNT_PATH)) return ACCOUNT;
  return type === 'my-garage' && !redirect.startsWith(GARAGE_PATH) ? GENERAL : WORDS[type];
}
