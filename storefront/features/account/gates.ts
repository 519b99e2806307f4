import type { SignInType } from '@forecourt/lib/account/paths';
import { ACCOUNT_PATH, GARAGE_PATH } from '@forecourt/lib/account/paths';
import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/online-payment/path';
import { type FeatureName, featureDefinitions, parseFeatures } from '@forecourt/lib/site/features';
import { accountOf } from '@forecourt/lib/site/garage';
import type { Site } from '@forecourt/lib/site/site';
import type { Trial } from '@forecourt/lib/site/trial';
import { vehiclePath } from '@forecourt/lib/vehicle/path';
import { STEP_PARAMETER, STEPS } from '@/features/checkout/journey.ts';
import { FINANCE_PATHS } from '@/features/finance/route.ts';
import { hasOnlinePayment } from '@/features/online-payment/address.ts';
import { checkoutPath, hasCheckout } from '@/site/checkout-address.ts';

/** The settings of a site that its gates depend on. */
export type GatedSite = Pick<Site, 'features' | 'settings'>;

/** A page that asks for sign-in first: what one signs in for, and where one goes who would rather not. */
export interface Gate {
  type: SignInType;
  back: string;
  /** The page, where the address is that of its form. */
  page: string;
}

interface GateRule {
  /** Of addresses as `plainPath` gives them. */
  stands: (path: string) => boolean;
  type: SignInType;
  /** The site's switch for it, or whether the site has the page at all: then nothing switches it off. */
  when: (site: GatedSite) => boolean;
}

const at =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);
const atOrBelow = (page: string) => (path: string) => path === page || path.startsWith(`${page}/`);

/**
 * Every gate but the checkout's, with the types of OPEN-033. A payment's own page below `/online-payment` has none: its
 * receipt is opened by a token of its own, from a mail too.
 */
const GATES: readonly GateRule[] = [
  {
    stands: at('/trade-in', '/cars/trade-in'),
    type: 'trade-in',
    when: ({ features }) => features.gateTradeIn,
  },
  {
    stands: at('/sell-my-car', '/sell-your-car'),
    type: 'trade-in',
    when: ({ features }) => features.gateSellMyCar,
  },
  {
    stands: atOrBelow('/personalised/finance'),
    type: 'car-finance',
    when: ({ features }) => features.gatePersonalisedFinance,
  },
  { stands: at(...FINANCE_PATHS), type: 'finance', when: ({ features }) => features.gateFinance },
  { stands: atOrBelow('/spin-to-win'), type: 'my-garage', when: ({ features }) => features.gateSpinToWin },
  { stands: atOrBelow('/mymotorama'), type: 'my-garage', when: ({ features }) => features.gateMyMotorama },
  {
    stands: atOrBelow('/mybigboxcars'),
    type: 'my-garage',
    when: ({ features }) => features.gateMyBigBoxCars,
  },
  { stands: atOrBelow('/myblinkr'), type: 'my-garage', when: ({ features }) => features.gateMyBlinkr },
  { stands: atOrBelow('/myservco'), type: 'my-garage', when: ({ features }) => features.gateMyServco },
  {
    stands: at(ONLINE_PAYMENT_PATH, `${ONLINE_PAYMENT_PATH}/start`),
    type: 'my-garage',
    when: hasOnlinePayment,
  },
  {
    stands: atOrBelow(GARAGE_PATH),
    type: 'my-garage',
    when: ({ features }) => features.garageEnabled,
  },
  { stands: atOrBelow(ACCOUNT_PATH), type: 'my-garage', when: () => true },
];

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

/** The page of a form, by the address that the form is sent to. */
function pageOf(site: GatedSite, path: string): string {
  if (path.startsWith(`${ACCOUNT_PATH}/`)) return accountOf(site).path;
  return path.startsWith(`${GARAGE_PATH}/`) ? GARAGE_PATH : path.replace(/\/start$/, '');
}

/**
 * The gate before an address of a site (GATE-04 to GATE-16).
 * @param pathname as the browser asks for it
 * @returns null where anybody may go on
 */
export function gateAt(site: GatedSite, pathname: string): Gate | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  const gate = GATES.find(({ stands }) => stands(path));
  if (!gate) return checkoutGate(site, path);
  return gate.when(site) ? { type: gate.type, back: '/', page: pageOf(site, path) } : null;
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
