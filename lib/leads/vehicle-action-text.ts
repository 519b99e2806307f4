import type { Translator } from '../platform/language/translator.ts';
import { WAITING_LABEL } from './vehicle-actions.ts';

/** Keys of the labels that a site's settings allow. */
const KEYS = {
  'View Details': 'actions.viewDetails',
  'Explore Vehicle': 'actions.exploreVehicle',
  Enquire: 'actions.enquire',
  'Quick Enquiry': 'actions.quickEnquiry',
  'Book a Test Drive': 'actions.testDrive',
  [WAITING_LABEL]: 'actions.waiting',
  'Get Finance': 'actions.getFinance',
  'Finance Enquiry': 'actions.financeEnquiry',
  'Enquire Now': 'actions.enquireNow',
  'Reserve this Car': 'actions.reserveCar',
  'Reserve Now': 'actions.reserveNow',
} as const;

const isKnown = (label: string): label is keyof typeof KEYS => Object.hasOwn(KEYS, label);

const RESERVE = 'Reserve Now ';

/** Returns the key of a label in the catalogue; null if it is a site's own. */
export function actionTextKey(label: string) {
  if (isKnown(label)) return KEYS[label];
  return label.startsWith(RESERVE) ? 'actions.reserveNowFor' : null;
}

/**
 * Returns the label of a vehicle's action in the language of the page.
 * @param label in English, as `vehicleActions` returns it
 */
export function actionText(label: string, t: Translator<'vehicleCard'>): string {
  const key = actionTextKey(label);
  if (key === null) return label;
  return key === 'actions.reserveNowFor' ? t(key, { amount: label.slice(RESERVE.length) }) : t(key);
}
