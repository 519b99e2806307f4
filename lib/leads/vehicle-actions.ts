import type { Site } from '../sites/site.ts';
import { canReserve } from '../vehicle/can-reserve.ts';
import { type FinanceFacts, type FinanceRule, offersFinance } from '../vehicle/finance/eligibility.ts';
import { type FinanceLinkVehicle, financeLink } from '../vehicle/finance/link.ts';
import { eligibilityRule } from '../vehicle/finance/terms.ts';
import { vehiclePath } from '../vehicle/path.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isInStock } from '../vehicle/visibility.ts';
import type { FormKind } from './kinds.ts';

export type ActionName = Site['settings']['cardButtons'][number];

/** What a site lets people do with its vehicles; small, since it travels to the browser with every list of cards. */
export interface ActionRules {
  /** In the site's order. */
  buttons: ActionName[];
  finance?: { label: string; path: string; override?: string; rule: FinanceRule; year: number };
  /** `tag`: vehicles that carry it are not reserved online. */
  reserve?: { label: string; segment: string; tag?: string };
  /** Coming-soon vehicles cannot be driven yet (STATUS-21). Reserved ones never are. */
  noDriveOfComing?: boolean;
}

/** A button of a card or a vehicle page. */
export interface VehicleAction {
  name: ActionName;
  label: string;
  /** Where it leads; for one that opens a dialog, where it leads without script. */
  href: string;
  /** The form of the dialog it opens. */
  form?: FormKind;
}

/** The buttons that ask the dealer about a vehicle, the second in a short form: one act. */
const ENQUIRIES: ReadonlySet<ActionName> = new Set(['enquire', 'quickEnquiry']);

/** Anchors of the vehicle page that actions lead to without script. */
export const ENQUIRE_ANCHOR = 'enquire';

/**
 * The actions of a site, of those the specification knows (CARD-14 to CARD-23): only what it has switched on.
 * @param names which, in order
 * @param beside what else the page offers, as a vehicle page does its own vehicle's beside the cards of others: no act
 *   has two names on one page
 */
export function actionRules(
  names: readonly ActionName[],
  { settings, features }: Pick<Site, 'settings' | 'features'>,
  now: Date,
  beside: readonly ActionName[] = [],
): ActionRules {
  const forms = settings.enquiryForms;
  const isOffered: Record<ActionName, boolean> = {
    viewDetails: true,
    exploreVehicle: true,
    finance: features.financeButtonsEnabled,
    enquire: forms.includes('enquiry'),
    quickEnquiry: forms.includes('enquiry'),
    testDrive: forms.includes('testDrive'),
    // Reading 85: both the site's switches, and the car's own word below.
    reserve: features.reserveEnabled && features.checkoutEnabled,
  };
  const asksFirst = [...beside, ...names].find((name) => ENQUIRIES.has(name));
  const actionNames = names.map((name) => (ENQUIRIES.has(name) && asksFirst ? asksFirst : name));
  const buttons = [...new Set(actionNames)].filter((name) => isOffered[name]);
  const { financeLinkOverride: override, reserveButtonLabel } = settings;
  const asks = asksFirst !== undefined && isOffered[asksFirst];
  return {
    buttons,
    ...(buttons.includes('finance') && {
      finance: {
        // 'Enquire Now' beside an enquiry would be a second name for that (CARD-17).
        label:
          asks && settings.financeButtonLabel === 'Enquire Now' ? 'Get Finance' : settings.financeButtonLabel,
        path: settings.financePath,
        ...(override && { override }),
        rule: eligibilityRule(settings),
        year: now.getFullYear(),
      },
    }),
    ...(buttons.includes('reserve') && {
      reserve: {
        // The amount belongs to 'Reserve Now' alone (reading 75).
        label:
          reserveButtonLabel === 'Reserve Now'
            ? `${reserveButtonLabel} ${settings.reserveAmountText}`.trim()
            : reserveButtonLabel,
        segment: settings.checkoutPathSegment,
        ...(features.reserveHiddenForTestDriveOnly && { tag: settings.testDriveOnlyTagName }),
      },
    }),
    ...(features.testDriveHiddenForComingSoon && { noDriveOfComing: true }),
  };
}

/** What a vehicle must tell for its actions to be known; what only some actions need may be missing elsewhere. */
export type ActionVehicle = Pick<
  Vehicle,
  'slug' | 'status' | 'reserved' | 'tag' | 'price' | 'offer_price' | 'year'
> &
  Pick<FinanceFacts, 'comparison_rate'> &
  Pick<FinanceLinkVehicle, 'id' | 'car_type'> &
  Partial<Pick<Vehicle, 'vin' | 'dealership_slug' | 'payment_processors'>>;

const LABELS = {
  viewDetails: 'View Details', // CARD-14
  exploreVehicle: 'Explore Vehicle', // CARD-22
  enquire: 'Enquire', // CARD-18
  quickEnquiry: 'Quick Enquiry', // CARD-23
  testDrive: 'Book a Test Drive', // CARD-19
} as const;
const FORMS = { enquire: 'enquiry', quickEnquiry: 'quickEnquiry', testDrive: 'testDrive' } as const;

/** The actions that a site offers for a vehicle, in the site's order; none for a vehicle that is not in stock (STATUS-12). */
export function vehicleActions(vehicle: ActionVehicle, rules: ActionRules): VehicleAction[] {
  if (!isInStock(vehicle.status)) return [];
  return rules.buttons.flatMap((name) => actionOf(name, vehicle, rules) ?? []);
}

function actionOf(name: ActionName, vehicle: ActionVehicle, rules: ActionRules): VehicleAction | null {
  const page = vehiclePath(vehicle);
  if (name === 'finance') {
    const { finance } = rules;
    if (!finance || !offersFinance(vehicle, finance.rule, finance.year)) return null;
    const linkedVehicle = {
      ...vehicle,
      dealership_slug: vehicle.dealership_slug ?? '',
      vin: vehicle.vin ?? null,
    };
    return { name, label: finance.label, href: financeLink(finance, linkedVehicle) };
  }
  if (name === 'reserve') {
    const { reserve } = rules;
    if (!reserve || !canReserve(vehicle, reserve.tag)) return null;
    return { name, label: reserve.label, href: `${page}/${reserve.segment}` };
  }
  if (name === 'viewDetails' || name === 'exploreVehicle') return { name, label: LABELS[name], href: page };
  if (name === 'testDrive' && !canTestDrive(vehicle, rules.noDriveOfComing)) return null;
  return { name, label: LABELS[name], href: `${page}#${ENQUIRE_ANCHOR}`, form: FORMS[name] };
}

/** Whether a vehicle can be test driven: it is in stock, nobody has reserved it, and it is there where that counts (STATUS-21). */
export const canTestDrive = (
  { status, reserved }: Pick<Vehicle, 'status' | 'reserved'>,
  noDriveOfComing = false,
): boolean => isInStock(status) && !reserved && !(noDriveOfComing && status === 'coming_soon');
