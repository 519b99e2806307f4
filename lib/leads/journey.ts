import type { ClickId } from '../sites/visit-source/click-ids.ts';
import type { Visit } from '../sites/visit-source/visit.ts';
import { visitText } from '../sites/visit-source/visit-text.ts';
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

export const JOURNEY_ROWS = ['Came from', 'Source', 'Viewed', 'Compared', 'Calculated'] as const;

/** Returns a lead's journey as rows: source, campaign, pages, compared vehicles, calculated loan. */
export function journeyRows({
  lead_attributes: { linked_query_params = {}, visited_pages = [], compared = [], calculated, visit },
}: {
  lead_attributes: {
    visited_pages: readonly string[];
    linked_query_params: Readonly<Record<string, string>>;
    visit?: Visit;
  } & LookedInto;
}): (readonly [name: string, value: string])[] {
  const values: Record<(typeof JOURNEY_ROWS)[number], string> = {
    'Came from': visitText(visit),
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

const CLICKS: Record<ClickId, string> = {
  gclid: 'an ad on Google',
  gbraid: 'an ad on Google',
  wbraid: 'an ad on Google',
  fbclid: 'a link on Facebook',
  msclkid: 'an ad on Bing',
  ttclid: 'an ad on TikTok',
};
const isClickId = (name: string): name is ClickId => Object.hasOwn(CLICKS, name);

/** Order in which campaign parameters are listed; jsonb does not preserve theirs. */
const CAMPAIGN_ORDER = ['utm_source', 'utm_medium', 'utm_campaign'];
const placeOf = (name: string): number => {
  if (isClickId(name)) return CAMPAIGN_ORDER.length + 1;
  const place = CAMPAIGN_ORDER.indexOf(name);
  return place < 0 ? CAMPAIGN_ORDER.length : place;
};
const byName = ([one]: [string, string], [other]: [string, string]): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other);

/** Describes a campaign parameter, `source radio`. Click ids are replaced by their platform. */
const campaignWords = ([name, value]: [string, string]): string =>
  isClickId(name) ? CLICKS[name] : `${name.replace(/^utm_/, '').replaceAll('_', ' ')} ${value}`;

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
