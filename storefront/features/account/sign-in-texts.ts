import type { Translator } from '@forecourt/lib/platform/language/translator';
import { ACCOUNT_PATH, GARAGE_PATH, type SignInType } from '@forecourt/lib/sites/account-paths';
import type { Noun } from '@/stock/noun.ts';

interface Words {
  heading: string;
  lead: string;
}

const NAMES = {
  'trade-in': 'tradeIn',
  checkout: 'checkout',
  finance: 'finance',
  'car-finance': 'carFinance',
  'my-garage': 'garage',
  watchlist: 'watchlist',
} as const satisfies Readonly<Record<SignInType, string>>;

/** Returns the name of a page's texts. Pages that share the garage's type may be unrelated (OPEN-033). */
function nameOf(type: SignInType, redirect: string) {
  if (type !== 'my-garage') return NAMES[type];
  if (redirect.startsWith(ACCOUNT_PATH)) return 'account';
  return redirect.startsWith(GARAGE_PATH) ? NAMES[type] : 'general';
}

/**
 * Returns the text of the sign-in page by type (OPEN-028).
 * @param noun of the site's stock
 */
export function signInTexts(type: SignInType, redirect: string, noun: Noun, t: Translator<'account'>): Words {
  const name = nameOf(type, redirect);
  return { heading: t(`signIn.${name}.heading`, { noun }), lead: t(`signIn.${name}.lead`, { noun }) };
}
