import { cleanLine, cutText } from '../platform/text/clean.ts';
import { normalisePhone } from '../platform/text/phone.ts';
import { slugify } from '../sites/slugs.ts';
import type { Visit } from '../sites/visit-source/visit.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CallBack } from './call-back/windows.ts';
import { type Details, tickedServices } from './details.ts';
import { type FinancePayload, financePayload, type LicensedQuote } from './finance-quote/lead.ts';
import type { AmountLimits } from './finance-quote/quote-choice.ts';
import { type FieldAsked, formField } from './form-fields.ts';
import { type FormKind, type LeadCategory, PHOTO_MESSAGE } from './form-kinds.ts';
import type { FormRules } from './form-rules.ts';
import type { LookedInto } from './journey.ts';
import type { Submission } from './submission.ts';
import type { KeptValuation } from './trade-in/kept-valuation.ts';

interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The lead payload, by the specification's keys (LEAD-35 to LEAD-64), without unknown values. */
export interface LeadPayload extends FinancePayload {
  category: string;
  subcategory?: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  dealership_slug?: string;
  manufacturer_slug?: string;
  stock_number?: string;
  'Vehicle Make'?: string;
  'Vehicle Model'?: string;
  car_type?: Vehicle['car_type'];
  car_id?: string;
  vehicle_status?: Vehicle['status'];
  opt_in: boolean;
  url: string;
  source: 'Website';
  user_agent: string;
  car_dealership_id?: string;
  lead_attributes: {
    visited_pages: string[];
    linked_query_params: Record<string, string>;
    /** Where the shopper came from, if the browser reports it. */
    visit?: Visit;
    /** Answers to additional fields that the specification does not name, in form order. */
    answers?: readonly AnsweredQuestion[];
    /** The shopper's valued trade-in, `2019 Mazda 3`. */
    valued_vehicle?: string;
  } & LookedInto;
  lead_id: string;
  rego?: string;
  /** Requested time of a test drive (OPEN-009). */
  dateTime?: string;
  /** When the shopper asked to be called. */
  call_back?: CallBack;
  regoState?: string;
  adjustmentAnswers?: readonly AnsweredQuestion[];
  offer_accepted?: boolean;
  form_completed?: boolean;
  additional_services?: readonly string[];
  autogauge_enabled: boolean;
  page_id?: string;
  tags?: readonly string[];
}

const MAX_USER_AGENT = 400;

/** Builds the payload of a lead. Vehicle data comes from stock, never from the browser. */
export function leadPayload({
  id,
  submission,
  category,
  vehicle,
  dealershipSlug,
  userAgent,
  autogaugeEnabled,
  pageId = null,
  rules = { fields: [], services: [] },
  tradeIn = null,
  quote = null,
  quoteLimits,
  lookedInto = {},
  visit = null,
  callBack = null,
}: {
  id: string;
  submission: Submission;
  category: LeadCategory;
  vehicle: Vehicle | null;
  dealershipSlug: string | null;
  userAgent: string;
  /** The site's feature flag. */
  autogaugeEnabled: boolean;
  /** Id of the CMS page it was sent from (LEAD-64). */
  pageId?: string | null;
  rules?: Pick<FormRules, 'fields' | 'services'>;
  /** Valued trade-in to deduct from the financed vehicle. */
  tradeIn?: KeptValuation | null;
  quote?: LicensedQuote | null;
  /** The site's limits of a pre-approval. */
  quoteLimits?: AmountLimits;
  lookedInto?: LookedInto;
  visit?: Visit | null;
  callBack?: CallBack | null;
}): LeadPayload {
  const { values, kind, url, visited: visitedPages, params } = submission;
  const rego = values.rego.toUpperCase();
  const { make, model, regoState } = values.details;
  const answers = answersOf(values.details, rules.fields);
  const services = tickedServices(values.details, rules.services);
  return {
    category: category.category,
    ...(category.subcategory && { subcategory: category.subcategory }),
    name: values.name,
    email: values.email,
    phone: normalisePhone(values.phone),
    message: messageOf(kind, values.message),
    ...(dealershipSlug && { dealership_slug: dealershipSlug }),
    // Forms may ask about the shopper's own vehicle.
    ...(make && { 'Vehicle Make': make }),
    ...(model && { 'Vehicle Model': model }),
    ...(vehicle && {
      manufacturer_slug: slugify(vehicle.make),
      stock_number: vehicle.stocknum,
      'Vehicle Make': vehicle.make,
      'Vehicle Model': vehicle.model,
      car_type: vehicle.car_type,
      car_id: vehicle.id,
      vehicle_status: vehicle.status,
      car_dealership_id: vehicle.dealership_id,
    }),
    opt_in: values.optIn,
    url,
    source: 'Website',
    user_agent: cutText(cleanLine(userAgent), MAX_USER_AGENT),
    lead_attributes: {
      visited_pages: visitedPages,
      linked_query_params: params,
      ...(visit && { visit }),
      ...lookedInto,
      ...(answers.length > 0 && { answers }),
    },
    lead_id: id,
    ...(rego && { rego }),
    ...(values.dateTime && { dateTime: values.dateTime }),
    ...(callBack && { call_back: callBack }),
    ...(rego && regoState && { regoState }),
    ...(services.length > 0 && { additional_services: services }), // LEAD-16
    autogauge_enabled: autogaugeEnabled, // LEAD-63
    ...(pageId && { page_id: pageId }),
    ...financePayload(
      kind === 'finance' ? submission.finance : null,
      vehicle,
      values.optIn,
      tradeIn,
      quote,
      quoteLimits,
    ),
  };
}

function messageOf(kind: FormKind, message: string): string {
  return kind === 'photo' ? [PHOTO_MESSAGE, message].filter(Boolean).join('\n\n') : message;
}

/** Returns the additional answers for the dealer, in form order; the rego has its own field. */
export const answersOf = (details: Details, fields: readonly FieldAsked[]): AnsweredQuestion[] =>
  fields.flatMap(({ name }) => {
    const value = details[name]?.trim();
    const { label, type } = formField(name);
    if (!value || name === 'rego' || name === 'regoState' || type === 'file') return [];
    return [{ question: label, answer: type === 'tick' ? 'Yes' : value }];
  });
