import type { FormRules } from '@forecourt/lib/leads/form-rules';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { ThanksText } from './form-block.ts';

export interface FormVehicle {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  /** What it is called in texts; a stored vehicle may have none. */
  noun?: ItemWord;
  /** Complete: `$34,990 Drive Away`, or the site's text for no price. */
  price: string;
  picture: string | null;
  dealershipId: string;
  locationId: string | null;
}

export interface FormSetup {
  siteSlug: string;
  rules: FormRules;
  /** Labels of the button and of the message field. */
  words: { send: string; message: string };
  car: FormVehicle | null;
  /** Slug or id of the vehicle, if it could not be looked up when the form was opened. */
  carKey?: string;
  block?: string;
  /** Event of a generic form, which is not a vehicle enquiry (LEAD-33). */
  event?: number;
  thanks?: ThanksText;
  dealer: { name: string; phone: ShownPhone | null };
}

export interface LeadAnswer {
  lead_id: string;
  category: string;
  event: number | null;
  /** Who answers and by when; missing unless it can be promised. */
  promise?: AnswerPromise;
}

/** `Sam replies today before 5:30 pm.` */
export interface AnswerPromise {
  text: string;
  /** When the text stops being true, ISO 8601. */
  until: string;
}

export interface FormAnswer {
  success: true;
  lead_id: string;
  category: string;
  events: number[];
  promise?: AnswerPromise;
}

/** Contact details of the signed-in shopper; empty for others. */
export interface ShopperContact {
  name: string;
  phone: string;
  email: string;
}

export const SHOPPER_PATH = '/api/shopper';
export const LEADS_PATH = '/api/leads';
export const FORMS_PATH = '/api/forms/submit';
/** Field with the visitor's journey as JSON in other kinds of forms. */
export const JOURNEY_FIELD = 'journey';
export const PRIVACY_PATH = '/privacy-policy'; // ROUTE-71
export const TERMS_PATH = '/terms-and-conditions'; // ROUTE-70
export const SUCCESS_PATH = '/success'; // ROUTE-06
