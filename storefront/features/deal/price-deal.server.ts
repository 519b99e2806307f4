import { type DealChoice, type DealTerms, NO_TERMS } from '@forecourt/lib/leads/deal/choice';
import { type DealExtra, extrasFor } from '@forecourt/lib/leads/deal/extras';
import {
  type ApprovedBy,
  dealLoan,
  dealTotals,
  type LoanTerms,
  toCents,
} from '@forecourt/lib/leads/deal/ledger';
import { dealLines } from '@forecourt/lib/leads/deal/lines';
import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import { mayReserve } from '@forecourt/lib/payments/reservation/may-reserve';
import { reserveAmountCents } from '@forecourt/lib/payments/reservation/money';
import type { Site } from '@forecourt/lib/sites/site';
import { type StateCode, stateCode } from '@forecourt/lib/sites/state-codes';
import { type DeliveryEstimate, deliveryEstimate } from '@forecourt/lib/vehicle/delivery';
import type { DriveAwayPrice } from '@forecourt/lib/vehicle/drive-away/drive-away-price';
import { stateOfPostcode } from '@forecourt/lib/vehicle/drive-away/state-of-postcode';
import { exampleComparisonRate } from '@forecourt/lib/vehicle/finance/comparison-rate';
import { chooseLender, sameProvider } from '@forecourt/lib/vehicle/finance/lender';
import { within } from '@forecourt/lib/vehicle/finance/limits';
import { isCurrent, type PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { calculatorTerms, providerTerms } from '@forecourt/lib/vehicle/finance/terms';
import { preApprovedLabel } from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { loadDeliveryRegions } from '@/content/delivery.server.ts';
import { driveAwayIn } from '@/features/vehicle/costs/drive-away.server.ts';

/** What the form offers for a vehicle. */
export interface DealOptions {
  extras: readonly DealExtra[];
  delivers: boolean;
  tradesIn: boolean;
  /** Terms in years; null if no repayment can be shown. */
  years: { min: number; max: number; start: number } | null;
  /** Of the lender; empty if not configured. */
  creditLicence: string;
}

function loanTerms(site: Site, vehicle: Vehicle, years: number | null): LoanTerms | null {
  const { settings, features } = site;
  if (!features.financeCalculatorEnabled) return null;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const terms = calculatorTerms(settings, sellingPrice(vehicle), lender);
  if (!terms) return null;
  const { limits, start, cost, otherFees } = terms;
  return {
    rate: start.rate,
    comparisonRate: exampleComparisonRate(start.rate, cost.fee, otherFees),
    years: within(years ?? start.years, limits.years),
    cost,
    least: limits.amount.min,
    most: limits.amount.max,
  };
}

/** Returns how a deal names the lender of a pre-approval. */
function approvedBy(site: Site, vehicle: Vehicle, { lender, expiresAt }: PreApproval): ApprovedBy {
  const { settings } = site;
  const own = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const isOwn = sameProvider(own?.financeProvider ?? '', lender);
  return {
    lender,
    label: preApprovedLabel(expiresAt, settings.timeZone),
    licence: isOwn ? (providerTerms(settings, own)?.creditLicence ?? '') : '',
  };
}

/** Returns what a shopper can choose in a deal for a vehicle. */
export function dealOptions(site: Site, vehicle: Vehicle): DealOptions {
  const { settings, features } = site;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const terms = features.financeCalculatorEnabled
    ? calculatorTerms(settings, sellingPrice(vehicle), lender)
    : null;
  return {
    extras: extrasFor(settings.dealExtras, vehicle),
    delivers: features.deliveryCalculatorEnabled,
    tradesIn: features.tradeInEnabled,
    years: terms && { min: terms.limits.years.min, max: terms.limits.years.max, start: terms.start.years },
    creditLicence: providerTerms(settings, lender)?.creditLicence ?? '',
  };
}

/** Leaves out what the site does not offer for the vehicle, whatever the form says. */
function offered(
  choice: DealChoice,
  { delivers, tradesIn, years }: DealOptions,
  valuation: DealFigures['valuation'],
): DealChoice {
  return {
    ...choice,
    ...(!delivers && { handover: 'pick_up' }),
    ...((!tradesIn || (choice.tradeIn === 'valuation' && !valuation)) && { tradeIn: 'none' }),
    ...(years
      ? choice.years !== null && { years: within(choice.years, years) }
      : { payment: 'in_full' as const }),
  };
}

/**
 * Prices a deal. All amounts come from stock, content and settings: a choice contains none but the shopper's cash.
 * @param valuation the shopper's own valuation, read by the server
 * @param approval the shopper's pre-approval, read by the server; used until it expires
 * @returns the choice without what the site does not offer, and its figures; null for a vehicle without a price
 * @throws if the content lake does not answer
 */
export async function priceDeal(
  site: Site,
  vehicle: Vehicle,
  wanted: DealChoice,
  {
    terms = NO_TERMS,
    valuation,
    approval = null,
  }: { terms?: DealTerms; valuation: DealFigures['valuation']; approval?: PreApproval | null },
): Promise<{ choice: DealChoice; figures: DealFigures } | null> {
  const price = sellingPrice(vehicle);
  if (price === null) return null;
  const options = dealOptions(site, vehicle);
  const choice = offered(wanted, options, valuation);
  const { postcode, handover, payment, cash, years } = choice;
  const place = postcode === null ? null : stateOfPostcode(postcode);
  const state = place?.state ?? stateCode(vehicle.state);
  const [driveAway, delivery] = await Promise.all([
    state && shownDriveAway(site, vehicle, state, place ? postcode : null),
    handover === 'delivery' && postcode ? deliveryTo(site, postcode) : null,
  ]);
  const lines = dealLines({ price, driveAway, extras: options.extras, delivery, valuation }, choice, terms);
  const deposit = mayReserve(site, vehicle) ? (reserveAmountCents(site.settings.reserveAmountText) ?? 0) : 0;
  const financing = payment === 'finance' ? { cashCents: toCents(cash) } : null;
  const totals = dealTotals(lines, deposit, financing);
  const loan = loanTerms(site, vehicle, years);
  const own =
    approval && isCurrent(approval, new Date())
      ? { approval, by: approvedBy(site, vehicle, approval) }
      : null;
  return {
    choice,
    figures: { lines, totals, loan: financing && loan && dealLoan(totals, loan, own), state, valuation },
  };
}

/** A site without computed prices still shows a price that includes the charges. */
async function shownDriveAway(
  site: Site,
  vehicle: Vehicle,
  state: StateCode,
  postcode: string | null,
): Promise<DriveAwayPrice | null> {
  const answer = await driveAwayIn(site, vehicle, { state, postcode, now: new Date() });
  if (!answer || (site.settings.driveAwayPrices === 'off' && answer.price.kind !== 'stated')) return null;
  return answer.price;
}

const deliveryTo = async (site: Site, postcode: string): Promise<DeliveryEstimate | null> =>
  deliveryEstimate(await loadDeliveryRegions(site.slug), postcode);
