import { type EventIdOverrides, type EventName, eventId } from '../sites/event-names.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The forms a shopper can send. */
export const FORM_KINDS = [
  'enquiry',
  'quickEnquiry',
  'testDrive',
  'similar',
  'photo',
  'finance',
  'service',
  'parts',
  'fleet',
  'careers',
  'tradeIn',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Whether a value from outside names a form. */
export const isFormKind = (value: unknown): value is FormKind => FORM_KINDS.some((kind) => kind === value);

/** Whether a form has steps and pages of its own, which ask what they need before they send it. */
export const hasOwnJourney = (kind: FormKind): boolean => kind === 'finance' || kind === 'tradeIn';

/** Whether a form is no enquiry about a vehicle and brings no file: it goes the way of generic forms (LEAD-33). */
export const isGeneric = (kind: FormKind): boolean =>
  kind === 'service' || kind === 'parts' || kind === 'fleet';

/** What the form starts with in its message (STATUS-10). */
export const SIMILAR_MESSAGE = 'Can you please find me something similar?';
/** Sent with every photo request without being shown (PHOTO-03, OPEN-063). */
export const PHOTO_MESSAGE = 'Can you please send me more photos of this vehicle?';

export const GENERAL_ENQUIRY = 'General Enquiry';
export const TEST_DRIVE = 'Test Drive'; // OPEN-009
export const FINANCE_ENQUIRY = 'Finance Enquiry';
export const TRADE_IN = 'Trade In Valuation';
/** The choice in the list of categories, and the subcategory it becomes: spelled differently (readings 3). */
export const CAREERS_CHOICE = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

export interface LeadCategory {
  category: string;
  subcategory: string | null;
}

/** Whether a lead is filed as a job application. */
export const isCareer = ({ subcategory }: { subcategory?: string | null | undefined }): boolean =>
  subcategory === CAREER_SUBCATEGORY;

type VehicleFacts = Pick<Vehicle, 'car_type' | 'tag'>;

/**
 * What a lead is filed under.
 * @param choice the category a shopper chose; only a general enquiry has one (LEAD-05, LEAD-13, LEAD-14)
 */
export function leadCategory(
  kind: FormKind,
  vehicle: VehicleFacts | null,
  choice: string | null,
): LeadCategory {
  const own = OWN_CATEGORIES[kind];
  if (own) return { category: own, subcategory: null };
  const subcategory = SUBCATEGORIES[kind];
  if (!vehicle)
    return {
      category: GENERAL_ENQUIRY,
      subcategory: choice === CAREERS_CHOICE ? CAREER_SUBCATEGORY : (choice ?? subcategory),
    };
  return { category: vehicle.car_type === 'used' ? 'Used Vehicle' : 'New Vehicle', subcategory };
}

/** The forms by the category that the generic call names (OPEN-006). */
const BY_CATEGORY: Readonly<Record<string, FormKind>> = {
  [TEST_DRIVE]: 'testDrive',
  [FINANCE_ENQUIRY]: 'finance',
  [TRADE_IN]: 'tradeIn',
  Service: 'service',
  Parts: 'parts',
  Fleet: 'fleet',
  [CAREERS_CHOICE]: 'careers',
};

/** The form of a category, as `POST /api/forms/submit` names it; every other one is a general enquiry about it. */
export const kindOfCategory = (category: string): FormKind =>
  isFormKind(category) ? category : (BY_CATEGORY[category] ?? 'enquiry');

/** The forms that have a category of their own, whatever they are about. */
const OWN_CATEGORIES: Partial<Record<FormKind, string>> = {
  testDrive: TEST_DRIVE,
  finance: FINANCE_ENQUIRY,
  tradeIn: TRADE_IN,
};

const SUBCATEGORIES: Readonly<Record<FormKind, string | null>> = {
  enquiry: null,
  quickEnquiry: 'Quick Enquiry',
  photo: 'Photo Request',
  similar: 'Find me something similar', // STATUS-11
  service: 'Service',
  parts: 'Parts',
  fleet: 'Fleet',
  careers: CAREER_SUBCATEGORY,
  testDrive: null,
  finance: null,
  tradeIn: null,
};

/**
 * The analytics event of a lead.
 * @param testDriveOnlyTag the tag by which a site marks vehicles for test drives only (OPEN-067)
 * @param overrides the site's own ids, by name
 */
export function leadEvent(
  { kind, vehicle, choice }: { kind: FormKind; vehicle: VehicleFacts | null; choice: string | null },
  testDriveOnlyTag: string,
  overrides: EventIdOverrides = {},
): number {
  return eventId(leadEventName(kind, vehicle, choice, testDriveOnlyTag), overrides);
}

function leadEventName(
  kind: FormKind,
  vehicle: VehicleFacts | null,
  choice: string | null,
  testDriveOnlyTag: string,
): EventName {
  if (!vehicle) {
    const isCareer = kind === 'careers' || choice === CAREERS_CHOICE;
    return isCareer ? 'careerEnquiry' : 'generalEnquiry';
  }
  if (vehicle.tag === testDriveOnlyTag) return 'newTestDrive';
  const isUsed = vehicle.car_type === 'used';
  if (kind === 'testDrive') return isUsed ? 'usedTestDrive' : 'newTestDrive';
  return isUsed ? 'usedEnquiry' : 'newEnquiry';
}
