import type { FormRules } from '@forecourt/lib/leads/rules';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { ThanksWords } from './form-block.ts';
import type { FormWords } from './words.ts';

/** The vehicle a form is about, as the form and the pages after it show it. */
export interface FormVehicle {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  /** Complete: `$34,990 Drive Away`, or the site's words without a price. */
  price: string;
  picture: string | null;
  dealershipId: string;
  locationId: string | null;
}

/** Everything a form needs to know, as `GET /api/leads/form` answers. */
export interface FormSetup {
  siteSlug: string;
  rules: FormRules;
  /** What its button says, and the label of its message. */
  words: Pick<FormWords, 'send' | 'message'>;
  car: FormVehicle | null;
  /** Slug or id of the vehicle it is about, where nobody could look it up when the form was opened. */
  carKey?: string;
  /** The block of a page that it stands in, where its editor says more of it. */
  block?: string;
  /** Of a generic form, which is no enquiry about a vehicle (LEAD-33): the event it stands for. */
  event?: number;
  /** In place of the usual thanks. */
  thanks?: ThanksWords;
  /** Who answers, when that is known before the form is sent. */
  dealer: { name: string; phone: ShownPhone | null };
}

/** What a browser is told of a lead that was taken. */
export interface LeadAnswer {
  lead_id: string;
  category: string;
  /** Analytics id of this kind of lead; null where there is nothing to record. */
  event: number | null;
}

/** What a generic form is answered: `events` are those to record, of the ones that were sent. */
export interface FormAnswer {
  success: true;
  lead_id: string;
  category: string;
  events: number[];
}

/** Where an enquiry is sent. */
export const LEADS_PATH = '/api/leads';
/** Where a generic form is sent. */
export const FORMS_PATH = '/api/forms/submit';
/** Where the form of another kind says what led to it, as JSON. */
export const JOURNEY_FIELD = 'journey';
export const PRIVACY_PATH = '/privacy-policy'; // ROUTE-71
export const TERMS_PATH = '/terms-and-conditions'; // ROUTE-70
export const SUCCESS_PATH = '/success'; // ROUTE-06
