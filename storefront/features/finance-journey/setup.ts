import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept';
import type { FormSetup } from '@/features/enquiry/setup.ts';

export const JOURNEY_PATH = '/api/youx/journey';
export const QUOTE_PATH = '/api/youx/quote';
export const CUSTOMER_PATH = '/api/youx/create-customer';
/** The journey as a page of its own (ROUTE-47). */
export const PERSONALISED_PATH = '/personalised/finance';

/** The title of the popup and of the page (QUOTE-01). */
export const JOURNEY_TITLE = 'Instant Finance pre-approval with no impact on your credit score.';

/** The car of a journey, as the stock table has it. */
export interface JourneyVehicle {
  id: string;
  slug: string;
  year: number | null;
  vin: string | null;
  nvic: string | null;
  description: string;
  /** The selling price; null when the vehicle has none, and the shopper enters the amount to borrow. */
  price: number | null;
}

/** The contact details of a shopper who is signed in. */
export interface KnownShopper {
  /** The verified number, written with spaces as people read it. */
  phone: string;
  name: string;
  last_name: string;
  email: string;
  postcode: string;
}

/** Everything the journey needs, as `GET /api/youx/journey` answers. */
export interface JourneySetup {
  /** The finance form of the site: consent, dealerships, who answers, the car as it is shown. */
  form: FormSetup;
  car: JourneyVehicle | null;
  /** Names of the site's staff (OPEN-079). */
  staff: string[];
  postcode: boolean;
  /** Credit licence of the lender, empty when the site has not written it down. */
  licence: string;
  /** The page on which the shopper can ask a person instead. */
  enquiry: string;
  shopper: KnownShopper | null;
  /** The shopper's own vehicle that was valued on this site and can go towards the price. */
  tradeIn: KeptValuation | null;
}
