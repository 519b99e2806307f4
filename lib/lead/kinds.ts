import { type EventIdOverrides, type EventName, eventId } from '../events/names.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The forms a shopper can send. */
export const FORM_KINDS = ['enquiry', 'quickEnquiry', 'testDrive', 'similar', 'photo', 'finance'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Whether a value from outside names a form. */
export const isFormKind = (value: unknown): value is FormKind => FORM_KINDS.some((kind) => kind === value);

/** What the form starts with in its message (STATUS-10). */
export const SIMILAR_MESSAGE = 'Can you please find me something similar?';
/** Sent with every photo request without being shown (PHOTO-03, OPEN-063). */
export const PHOTO_MESSAGE = 'Can you please send me more photos of this vehicle?';

export const GENERAL_ENQUIRY = 'General Enquiry';
export const TEST_DRIVE = 'Test Drive'; // OPEN-009
export const FINANCE_ENQUIRY = 'Finance Enquiry';
/** The choice in the list of categories, and the subcategory it becomes: spelled differently (readings 3). */
export const CAREERS_CHOICE = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

export interface LeadCategory {
  category: string;
  subcategory: string | null;
}

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
  if (kind === 'testDrive') return { category: TEST_DRIVE, subcategory: null };
  if (kind === 'finance') return { category: FINANCE_ENQUIRY, subcategory: null };
  if (!vehicle) {
    return {
      category: GENERAL_ENQUIRY,
      subcategory: choice === CAREERS_CHOICE ? CAREER_SUBCATEGORY : choice,
    };
  }
  return {
    category: vehicle.car_type === 'used' ? 'Used Vehicle' : 'New Vehicle',
    subcategory: SUBCATEGORIES[kind],
  };
}

const SUBCATEGORIES = {
  enquiry: null,
  quickEnquiry: 'Quick Enquiry',
  photo: 'Photo Request',
  similar: 'Find me something similar', // STATUS-11
} as const;

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
  if (!vehicle) return choice === CAREERS_CHOICE ? 'careerEnquiry' : 'generalEnquiry';
  if (vehicle.tag === testDriveOnlyTag) return 'newTestDrive';
  const isUsed = vehicle.car_type === 'used';
  if (kind === 'testDrive') return isUsed ? 'usedTestDrive' : 'newTestDrive';
  return isUsed ? 'usedEnquiry' : 'newEnquiry';
}
