import { decoded } from '../platform/text/decoded.ts';

/** Sign-in page (ROUTE-13), its form endpoints, and the sign-out endpoint. */
export const SIGN_IN_PATH = '/sign-in';
export const SEND_CODE_PATH = '/api/sign-in/send';
export const VERIFY_PATH = '/api/sign-in/verify';
/** WebAuthn endpoints for challenges and signed responses. */
export const PASSKEY_PATHS = {
  addOptions: '/api/passkeys/add-options',
  proofOptions: '/api/passkeys/proof-options',
  proof: '/api/passkeys/proof',
  add: '/api/passkeys/add',
  signInOptions: '/api/passkeys/sign-in-options',
  signIn: '/api/passkeys/sign-in',
} as const;
export const SIGN_OUT_PATH = '/api/sign-out';
/** My Garage (ROUTE-90). */
export const GARAGE_PATH = '/my-garage';
/** Account page of sites without a garage. */
export const ACCOUNT_PATH = '/account';

/** Reasons to sign in, as in the URL (ROUTE-14 to ROUTE-19). */
export const SIGN_IN_TYPES = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'car-finance',
  'my-garage',
] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** Returns the URL of the sign-in page. `back`: where to go without signing in. */
export function signInPath(
  type: SignInType,
  { redirect, back }: { redirect: string; back?: string },
): string {
  const parameters = new URLSearchParams({ type, redirect, ...(back && { back }) });
  return `${SIGN_IN_PATH}?${parameters}`;
}

/** Paths that a lenient browser could treat as another host. */
const AWAY = /^[/\\]{2}|[\\\p{C}\s]/u;
/** Never valid targets: server routes, and the sign-in page itself, which would loop. */
const NO_TARGET = /^\/(?:api|sign-in)(?:\/|$)/i;

/** Decodes all layers of percent-encoding; null if malformed. */
function decodeText(text: string): string | null {
  const plain = decoded(text);
  return plain === null || plain === text ? plain : decodeText(plain);
}

/** Validates a target such as `/cars/x?y=z#price` (OPEN-032); `/` if it is not ours. */
export function safeTarget(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.length > 2000 || AWAY.test(target)) return '/';
  const [path = ''] = target.split(/[?#]/);
  const plain = decodeText(path);
  if (plain === null || AWAY.test(plain.replaceAll(' ', ''))) return '/';
  const { origin, pathname, search, hash } = new URL(target, 'http://site.invalid');
  // Check again, because the URL parser may have removed dot segments.
  const clean = decodeText(pathname);
  const stays = origin === 'http://site.invalid' && clean !== null && !/^[/\\]{2}/.test(clean);
  return stays && !NO_TARGET.test(clean) ? `${pathname}${search}${hash}` : '/';
}
