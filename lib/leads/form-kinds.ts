import { type EventIdOverrides, type EventName, eventId } from '../sites/event-names.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

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

export const isFormKind = (value: unknown): value is FormKind => FORM_KINDS.some((kind) => kind === value);

/** Returns whether a form has its own multi-step pages. */
export const hasOwnJourney = (kind: FormKind): boolean => kind === 'finance' || kind === 'tradeIn';

/** Returns whether a form uses the generic endpoint: no vehicle, no files (LEAD-33). */
export const isGeneric = (kind: FormKind): boolean =>
  kind === 'service' || kind === 'parts' || kind === 'fleet';

/** Default message of the form (STATUS-10). */
export const SIMILAR_MESSAGE = 'Can you please find me something similar?';
/** The message that a short enquiry about a vehicle starts with. */
export const availabilityMessage = (noun: string): string =>
  `I'm interested in this ${noun}. Is it still available?`;
/** Hidden message of every photo request (PHOTO-03, OPEN-063). */
export const PHOTO_MESSAGE = 'Can you please send me more photos of this vehicle?';

export const GENERAL_ENQUIRY = 'General Enquiry';
export const TEST_DRIVE = 'Test Drive'; // OPEN-009
export const FINANCE_ENQUIRY = 'Finance Enquiry';
export const TRADE_IN = 'Trade In Valuation';
/** Category choice; the subcategory it maps to is spelled differently in the specification. */
export const CAREERS_CHOICE = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

export interface LeadCategory {
  category: string;
  subcategory: string | null;
}

export const isCareer = ({ subcategory }: { subcategory?: string | null | undefined }): boolean =>
  subcategory === CAREER_SUBCATEGORY;

type VehicleFacts = Pick<Vehicle, 'car_type' | 'tag'>;

/** Returns the category of a lead; general enquiries have a choice (LEAD-05, LEAD-13, LEAD-14). */
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

/** Form kinds by the category in generic submissions (OPEN-006). */
const BY_CATEGORY: Readonly<Record<string, FormKind>> = {
  [TEST_DRIVE]: 'testDrive',
  [FINANCE_ENQUIRY]: 'finance',
  [TRADE_IN]: 'tradeIn',
  Service: 'service',
  Parts: 'parts',
  Fleet: 'fleet',
  [CAREERS_CHOICE]: 'careers',
};

/** Returns the form for a category of `POST /api/forms/submit`; general enquiry by default. */
export const kindOfCategory = (category: string): FormKind =>
  isFormKind(category) ? category : (BY_CATEGORY[category] ?? 'enquiry');

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
 * Returns the analytics event id of a lead; null for one without a vehicle that is neither a general nor a
 * careers enquiry (EVENTS-07), such as a finance application.
 * @param testDriveOnlyTag the tag by which a site marks vehicles for test drives only (OPEN-067)
 * @param overrides the site's own ids, by name
 */
export function leadEvent(
  { kind, vehicle, choice }: { kind: FormKind; vehicle: VehicleFacts | null; choice: string | null },
  testDriveOnlyTag: string,
  overrides: EventIdOverrides = {},
): number | null {
  const name = leadEventName(kind, vehicle, choice, testDriveOnlyTag);
  return name && eventId(name, overrides);
}

function leadEventName(
  kind: FormKind,
  vehicle: VehicleFacts | null,
  choice: string | null,
  testDriveOnlyTag: string,
): EventName | null {
  if (!vehicle) {
    if (kind === 'careers' || choice === CAREERS_CHOICE) return 'careerEnquiry';
    return leadCategory(kind, vehicle, choice).category === GENERAL_ENQUIRY ? 'generalEnquiry' : null;
  }
  if (vehicle.tag === testDriveOnlyTag) return 'newTestDrive';
  const isUsed = vehicle.car_type === 'used';
  if (kind === 'testDrive') return isUsed ? 'usedTestDrive' : 'newTestDrive';
  return isUsed ? 'usedEnquiry' : 'newEnquiry';
}
