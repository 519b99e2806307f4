import { ENQUIRE_TEXT } from '../vehicle/finance/loan.ts';
import { formatPayment, formatPlain, formatRate } from '../vehicle/finance/texts.ts';
import type { CalculatedLoan } from './calculated-loan.ts';
import { showsInterest } from './visited-path.ts';

export interface ComparedVehicle {
  car_id: string;
  stock_number: string;
  title: string;
}

/** The comparisons and calculations of a shopper before enquiring, verified by the server. */
export interface LookedInto {
  compared?: readonly ComparedVehicle[];
  calculated?: CalculatedLoan;
}

export const JOURNEY_ROWS = ['Source', 'Viewed', 'Compared', 'Calculated'] as const;

/** Returns a lead's journey as rows: campaign, pages, compared vehicles, calculated loan. */
export function journeyRows({
  lead_attributes: { linked_query_params = {}, visited_pages = [], compared = [], calculated },
}: {
  lead_attributes: {
    visited_pages: readonly string[];
    linked_query_params: Readonly<Record<string, string>>;
  } & LookedInto;
}): (readonly [name: string, value: string])[] {
  const values: Record<(typeof JOURNEY_ROWS)[number], string> = {
    Source: Object.entries(linked_query_params).toSorted(byName).map(campaignWords).join(', '),
    Viewed: [...new Set(visited_pages)].filter(showsInterest).join('\n'),
    Compared: compared.map(({ title, stock_number }) => `${title}, stock ${stock_number}`).join('\n'),
    Calculated: calculated ? calculatedWords(calculated) : '',
  };
  return JOURNEY_ROWS.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
}

/** Returns a lead's campaign parameters with their values, `['gclid', 'Cj0…']`, in the order of the rows. */
export const campaignRows = ({
  lead_attributes: { linked_query_params = {} },
}: {
  lead_attributes: { linked_query_params: Readonly<Record<string, string>> };
}): [name: string, value: string][] => Object.entries(linked_query_params).toSorted(byName);

const CLICK_IDS: Record<string, string> = { gclid: 'an ad on Google', fbclid: 'a link on Facebook' };

/** Order in which campaign parameters are listed; jsonb does not preserve theirs. */
const CAMPAIGN_ORDER = ['utm_source', 'utm_medium', 'utm_campaign'];
const placeOf = (name: string): number => {
  if (Object.hasOwn(CLICK_IDS, name)) return CAMPAIGN_ORDER.length + 1;
  const place = CAMPAIGN_ORDER.indexOf(name);
  return place < 0 ? CAMPAIGN_ORDER.length : place;
};
const byName = ([one]: [string, string], [other]: [string, string]): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other);

/** Describes a campaign parameter, `source radio`. Click ids are replaced by their platform. */
const campaignWords = ([name, value]: [string, string]): string =>
  CLICK_IDS[name] ?? `${name.replace(/^utm_/, '').replaceAll('_', ' ')} ${value}`;

/** Describes a loan in one line, always with its comparison rate (OPEN-078). */
function calculatedWords(loan: CalculatedLoan): string {
  const { title, amount, deposit, residual, years, frequency, repayment, rate, comparison_rate } = loan;
  return [
    `${title}: ${formatPayment(amount)} over ${formatPlain(years)} ${years === 1 ? 'year' : 'years'}`,
    deposit > 0 ? `deposit ${formatPayment(deposit)}` : 'no deposit',
    residual > 0 ? `residual ${formatPayment(residual)}` : 'no residual',
    repayment === null ? ENQUIRE_TEXT : `${formatPayment(repayment)} ${frequency}`,
    `${formatRate(rate)} interest rate`,
    `${formatRate(comparison_rate)} comparison rate`,
  ].join(', ');
}
