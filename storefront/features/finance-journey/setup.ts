import type { AmountLimits } from '@forecourt/lib/leads/finance-quote/quote-choice';
import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import type { LenderHandOver } from '@forecourt/lib/sites/lender-hand-over';
import type { FormSetup } from '@/features/enquiry/setup.ts';

export const JOURNEY_PATH = '/api/youx/journey';
export const QUOTE_PATH = '/api/youx/quote';
export const CUSTOMER_PATH = '/api/youx/create-customer';
/** The journey's own page (ROUTE-47). */
export const PERSONALISED_PATH = '/personalised/finance';

export interface JourneyVehicle {
  id: string;
  slug: string;
  year: number | null;
  vin: string | null;
  nvic: string | null;
  description: string;
  /** The selling price; null for an unpriced car, and the shopper then enters the amount to borrow. */
  price: number | null;
}

export interface KnownShopper {
  phone: string;
  name: string;
  last_name: string;
  email: string;
  postcode: string;
}

export interface JourneySetup {
  form: FormSetup;
  car: JourneyVehicle | null;
  limits: AmountLimits;
  handOver: LenderHandOver;
  /** Name of the garage, which shows the application's status; null without one. */
  garage: string | null;
  /** Names of the people of the car's dealership, or of the site without a car (OPEN-079). */
  staff: string[];
  postcode: boolean;
  licence: string;
  enquiry: string;
  shopper: KnownShopper | null;
  tradeIn: KeptValuation | null;
}
