import type { Site } from '../sites/site.ts';
import { canReserve } from '../vehicle/can-reserve.ts';
import { type FinanceFacts, type FinanceRule, offersFinance } from '../vehicle/finance/eligibility.ts';
import { type FinanceLinkVehicle, financeLink } from '../vehicle/finance/link.ts';
import { eligibilityRule } from '../vehicle/finance/terms.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehiclePath } from '../vehicle/vehicle-path.ts';
import { isInStock } from '../vehicle/visibility.ts';
import type { FormKind } from './form-kinds.ts';

export type ActionName = Site['settings']['cardButtons'][number];

/** A site's rules for vehicle actions, small because lists send them to the browser. */
export interface ActionRules {
  buttons: ActionName[];
  finance?: { label: string; path: string; override?: string; rule: FinanceRule; year: number };
  /** `tag`: vehicles with this tag cannot be reserved online. */
  reserve?: { label: string; segment: string; tag?: string };
  /** Coming-soon vehicles cannot be test driven (STATUS-21). Reserved ones never can. */
  noDriveOfComing?: boolean;
}

export interface VehicleAction {
  name: ActionName;
  label: string;
  href: string;
  form?: FormKind;
}

const ENQUIRIES: ReadonlySet<ActionName> = new Set(['enquire', 'quickEnquiry']);

export const ENQUIRE_ANCHOR = 'enquire';

/** Label of the enquiry button of a reserved vehicle (OPEN-026). */
export const WAITING_LABEL = 'Enquire in case it becomes available';

/**
 * Returns a site's rules for these actions (CARD-14 to CARD-23), without the ones it has disabled.
 * @param names the actions, in order
 * @param beside actions elsewhere on the page, such as those of the page's vehicle next to cards of others,
 * so that an enquiry has only one label on a page
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
    // Reserving also depends on the vehicle's `payment_processors`, see `canReserve`.
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
        // Next to an enquiry button, 'Enquire Now' would be a second label for the same thing (CARD-17).
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
        // Only 'Reserve Now' is followed by the amount.
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

/** Vehicle fields that actions need; some actions need optional ones. */
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

/** Returns the labels that actions of vehicles can have on a site, in English. */
export const actionLabels = ({ buttons, finance, reserve }: ActionRules): string[] =>
  buttons.flatMap((name) => {
    if (name === 'finance') return finance?.label ?? [];
    return name === 'reserve' ? (reserve?.label ?? []) : LABELS[name];
  });

/** Returns a vehicle's actions in the site's order; none if it is not in stock (STATUS-12). */
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

/** Returns whether a vehicle can be test driven, by status and site rules (STATUS-21). */
export const canTestDrive = (
  { status, reserved }: Pick<Vehicle, 'status' | 'reserved'>,
  noDriveOfComing = false,
): boolean => isInStock(status) && !reserved && !(noDriveOfComing && status === 'coming_soon');
