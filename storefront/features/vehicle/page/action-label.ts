import type { Translator } from '@forecourt/lib/platform/language/translator';

const KEYS = {
  'View Details': 'viewDetails',
  'Explore Vehicle': 'exploreVehicle',
  Enquire: 'enquire',
  'Quick Enquiry': 'quickEnquiry',
  'Book a Test Drive': 'testDrive',
  'Get Finance': 'getFinance',
  'Finance Enquiry': 'financeEnquiry',
  'Enquire Now': 'enquireNow',
  'Reserve this Car': 'reserveThis',
  Reserve: 'reserve',
  'Enquire in case it becomes available': 'waiting',
} as const;

const RESERVE_NOW = 'Reserve Now';

/** Returns the label of a vehicle's action in a language; labels that the site wrote itself stay as they are. */
export function actionLabel(label: string, t: Translator<'vehicle'>): string {
  if (label.startsWith(RESERVE_NOW))
    return t('actions.reserveNow', { amount: label.slice(RESERVE_NOW.length).trim() }).trim();
  return Object.hasOwn(KEYS, label) ? t(`actions.${KEYS[label as keyof typeof KEYS]}`) : label;
}
