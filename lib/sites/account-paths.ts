/** The page for signing in (ROUTE-13), what a form there sends to, and where one signs out. */
export const SIGN_IN_PATH = '/sign-in';
export const SEND_CODE_PATH = '/api/sign-in/send';
export const VERIFY_PATH = '/api/sign-in/verify';
/** The addresses at which a browser fetches the challenge for a device, and to which it sends the signed answer. */
export const PASSKEY_PATHS = {
  addOptions: '/api/passkeys/add-options',
  proofOptions: '/api/passkeys/proof-options',
  proof: '/api/passkeys/proof',
  add: '/api/passkeys/add',
  signInOptions: '/api/passkeys/sign-in-options',
  signIn: '/api/passkeys/sign-in',
} as const;
export const SIGN_OUT_PATH = '/api/sign-out';
/** A shopper's own pages (ROUTE-90). */
export const GARAGE_PATH = '/my-garage';
/** The account of whoever is signed in, on every site; a site with a garage has it there. */
export const ACCOUNT_PATH = '/account';

/** What one signs in for, as the address says it (ROUTE-14 to ROUTE-19). */
export const SIGN_IN_TYPES = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'car-finance',
  'my-garage',
] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/**
 * The address of the sign-in page.
 * @param targets.redirect where one goes once signed in
 * @param targets.back where one goes without signing in; home where nothing is said
 */
export function signInPath(
  type: SignInType,
  { redirect, back }: { redirect: string; back?: string },
): string {
  const parameters = new URLSearchParams({ type, redirect, ...(back && { back }) });
  return `${SIGN_IN_PATH}?${parameters}`;
}

/** What another host, or a browser that is kinder than it should be, could take for an address of its own. */
const AWAY = /^[/\\]{2}|[\\\p{C}\s]/u;
/** Never pages: server routes, and the page for signing in itself, which would lead in a circle. */
const NO_TARGET = /^\/(?:api|sign-in)(?:\/|$)/i;

/** Text without any layer of percent-encoding; null when it cannot be decoded. */
function decodeText(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decodeText(plain);
  } catch {
    return null;
  }
}

/**
 * Where an address leads that came from outside, as long as it stays on this site (OPEN-032): a path with its
 * parameters and its anchor. Whatever is not surely one leads home.
 * @param target such as `/cars/x?y=z#price`, as the parameter says it
 */
export function ownTarget(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.length > 2000 || AWAY.test(target)) return '/';
  const [path = ''] = target.split(/[?#]/);
  const plain = decodeText(path);
  if (plain === null || AWAY.test(plain.replaceAll(' ', ''))) return '/';
  const { origin, pathname, search, hash } = new URL(target, 'http://site.invalid');
  // Dots may have been taken out of the path: what is left is looked at once more.
  const clean = decodeText(pathname);
  const stays = origin === 'http://site.invalid' && clean !== null && !/^[/\\]{2}/.test(clean);
  return stays && !NO_TARGET.test(clean) ? `${pathname}${search}${hash}` : '/';
}
