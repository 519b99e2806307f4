import { decoded } from '@forecourt/lib/platform/text/decoded';
import type { SignInType } from '@forecourt/lib/sites/account-paths';
import { ACCOUNT_PATH, GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { ADDRESS_TABLE, type AddressRow, patternOf } from '@forecourt/lib/sites/address-table';
import { type FeatureName, featureDefinitions, parseFeatures } from '@forecourt/lib/sites/features';
import { accountOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import type { Trial } from '@forecourt/lib/sites/trial';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { CHECKOUT_STEPS, checkoutPath, hasCheckout, STEP_PARAMETER } from '@/site/checkout-address.ts';

export interface GatedSite extends Pick<Site, 'features' | 'settings'> {
  pages?: readonly string[];
}

export interface Gate {
  type: SignInType;
  back: string;
  /** The page, if the address is that of its form. */
  page: string;
}

/** A checkout step. Its clock polls `state`, which is not gated. */
const CHECKOUT = /^\/cars\/([^/]+)\/([^/]+)(?:\/(?!state$)([^/]+))?$/;

/** The gate of a car's checkout (GATE-07). Without a car, `/checkout-journey` only redirects. */
function checkoutGate(site: GatedSite, path: string): Gate | null {
  const [, slug, segment = '', form] = CHECKOUT.exec(path) ?? [];
  if (!slug || !site.features.gateCheckout || !hasCheckout(site, segment)) return null;
  const step = CHECKOUT_STEPS.find((name) => name === form);
  const page = `${checkoutPath(site, { slug })}${step ? `?${STEP_PARAMETER}=${step}` : ''}`;
  return { type: 'checkout', back: vehiclePath({ slug }), page };
}

/** Normalises a path as Next's router does, with the public name of per-request routes; null if invalid. */
const plainPath = (pathname: string): string | null =>
  decoded(pathname)
    ?.replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/(?:page|finance|trade-in)-per-request(?=\/)/, '') ?? null;

function isGated(row: AddressRow, { settings }: GatedSite, path: string): boolean {
  const page = row.gate && patternOf(row, settings);
  return page === path || (row.gate?.covers === 'below' && path.startsWith(`${page}/`));
}

function pageOf(site: GatedSite, path: string): string {
  if (path.startsWith(`${ACCOUNT_PATH}/`)) return accountOf(site).path;
  return path.startsWith(`${GARAGE_PATH}/`) ? GARAGE_PATH : path.replace(/\/start$/, '');
}

/** Returns the gate of an address (GATE-04 to GATE-16), with the types of OPEN-033; null if it has none. */
export function gateAt(site: GatedSite, pathname: string): Gate | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  const row = ADDRESS_TABLE.find((each) => isGated(each, site, path));
  if (!row?.gate) return checkoutGate(site, path);
  if (row.exists?.(site) === false && !site.pages?.includes(path)) return null;
  const { type, isOn } = row.gate;
  return isOn?.(site.features) === false ? null : { type, back: '/', page: pageOf(site, path) };
}

const GATE_SWITCHES = (Object.keys(featureDefinitions) as FeatureName[]).filter((name) =>
  name.startsWith('gate'),
);

/** Returns the gate that a previewed change adds. Other gates are open in a preview. */
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
