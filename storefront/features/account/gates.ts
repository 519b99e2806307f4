import type { SignInType } from '@forecourt/lib/sites/account-paths';
import { ACCOUNT_PATH, GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { ADDRESS_TABLE, type AddressRow, patternOf } from '@forecourt/lib/sites/address-table';
import { type FeatureName, featureDefinitions, parseFeatures } from '@forecourt/lib/sites/features';
import { accountOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import type { Trial } from '@forecourt/lib/sites/trial';
import { vehiclePath } from '@forecourt/lib/vehicle/path';
import { STEP_PARAMETER, STEPS } from '@/features/checkout/journey.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';

/** What the gates of a site depend on. */
export interface GatedSite extends Pick<Site, 'features' | 'settings'> {
  /** Gated addresses at which editors have put a page. */
  pages?: readonly string[];
}

/** A page that asks for sign-in first: what one signs in for, and where one goes who would rather not. */
export interface Gate {
  type: SignInType;
  back: string;
  /** The page, where the address is that of its form. */
  page: string;
}

/** A step of a checkout, whose clock asks for `state` without a person. */
const CHECKOUT = /^\/cars\/([^/]+)\/([^/]+)(?:\/(?!state$)([^/]+))?$/;

/** The checkout of a car (GATE-07): one without a car has no address, and `/checkout-journey` only leads on. */
function checkoutGate(site: GatedSite, path: string): Gate | null {
  const [, slug, segment = '', form] = CHECKOUT.exec(path) ?? [];
  if (!slug || !site.features.gateCheckout || !hasCheckout(site, segment)) return null;
  const step = STEPS.find((name) => name === form);
  const page = `${checkoutPath(site, { slug })}${step ? `?${STEP_PARAMETER}=${step}` : ''}`;
  return { type: 'checkout', back: vehiclePath({ slug }), page };
}

/**
 * A path as the framework finds its route by: decoded, without needless slashes, and under its public name where it
 * names a route that renders per request.
 * @returns null for one that nobody can decode, which is no page's
 */
function plainPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .replace(/^\/(?:page|finance|trade-in)-per-request(?=\/)/, '');
  } catch {
    return null;
  }
}

function isGated(row: AddressRow, { settings }: GatedSite, path: string): boolean {
  const page = row.gate && patternOf(row, settings);
  return page === path || (row.gate?.covers === 'below' && path.startsWith(`${page}/`));
}

/** The page of a form, by the address that the form is sent to. */
function pageOf(site: GatedSite, path: string): string {
  if (path.startsWith(`${ACCOUNT_PATH}/`)) return accountOf(site).path;
  return path.startsWith(`${GARAGE_PATH}/`) ? GARAGE_PATH : path.replace(/\/start$/, '');
}

/**
 * The gate before an address of a site (GATE-04 to GATE-16), with the types of OPEN-033.
 * @param pathname as the browser asks for it
 * @returns null where anybody may go on
 */
export function gateAt(site: GatedSite, pathname: string): Gate | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  const row = ADDRESS_TABLE.find((each) => isGated(each, site, path));
  if (!row?.gate) return checkoutGate(site, path);
  // Nobody is asked to sign in for a page that the site does not have.
  if (row.exists?.(site) === false && !site.pages?.includes(path)) return null;
  const { type, isOn } = row.gate;
  return isOn?.(site.features) === false ? null : { type, back: '/', page: pageOf(site, path) };
}

/** The switches that do nothing but put up a gate. */
const GATE_SWITCHES = (Object.keys(featureDefinitions) as FeatureName[]).filter((name) =>
  name.startsWith('gate'),
);

/**
 * The gate before an address of a site for somebody who looks at a change before it is made: one that the change puts
 * up. All others stand open to them, since they look at the pages behind.
 */
export function triedGateAt(site: GatedSite, trial: Trial, pathname: string): Gate | null {
  const changedSwitches = GATE_SWITCHES.filter((name) => name in trial);
  const { features } = parseFeatures({
    ...site.features,
    ...Object.fromEntries(changedSwitches.map((name) => [name, trial[name]])),
  });
  const gate = gateAt({ ...site, features }, pathname);
  const openSwitches = Object.fromEntries(changedSwitches.map((name) => [name, false]));
  return gateAt({ ...site, features: { ...features, ...openSwitches } }, pathname) ? null : gate;
}
