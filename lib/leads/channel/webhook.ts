import type { PriceRules } from '../../vehicle/price-rules.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { CalculatedLoan } from '../calculated-loan.ts';
import type { ComparedVehicle } from '../journey.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import { answerRows } from '../mails.ts';
import type { TradeIn } from './trade-in.server.ts';

/** Increased when a field is removed or changes meaning, but not for new fields. */
const WEBHOOK_VERSION = 1;

export interface WebhookLead {
  /** Idempotency key, the same on every attempt. */
  key: string;
  isAgain: boolean;
  lead: Pick<
    LeadToDeliver,
    'id' | 'siteSlug' | 'kind' | 'payload' | 'dealershipId' | 'locationId' | 'createdAt' | 'finished'
  >;
  vehicle: Vehicle | null;
  tradeIn: TradeIn | null;
  /** The site's rules for prices. */
  prices: PriceRules;
}

/** Returns the JSON body of a lead webhook. Unknown values are null; UTC, dollars, kilometres. */
export const webhookBody = ({ key, isAgain, ...lead }: WebhookLead): string =>
  JSON.stringify({
    version: WEBHOOK_VERSION,
    id: key,
    event: isAgain ? 'lead.changed' : 'lead.created',
    site: lead.lead.siteSlug,
    lead: leadBody(lead),
  });

/** Returns a lead as JSON for dealers' systems. It contains personal data. */
export function leadBody({ lead, vehicle, tradeIn, prices }: Omit<WebhookLead, 'key' | 'isAgain'>) {
  const { payload } = lead;
  const { linked_query_params, visited_pages, compared = [], calculated, visit } = payload.lead_attributes;
  return {
    id: lead.id,
    form: lead.kind,
    receivedAt: lead.createdAt.toISOString(),
    isFinished: lead.finished,
    category: payload.category,
    subcategory: payload.subcategory ?? null,
    dealershipId: lead.dealershipId,
    locationId: lead.locationId,
    customer: {
      name: payload.name,
      email: payload.email || null,
      phone: payload.phone || null,
      mayBeSentNews: payload.opt_in,
    },
    message: payload.message || null,
    wishedDriveAt: payload.dateTime ?? null,
    callBack: payload.call_back ? { from: payload.call_back.from, until: payload.call_back.until } : null,
    answers: answerRows(payload).map(([question, answer]) => ({ question, answer })),
    pageUrl: payload.url,
    cameFrom: visit ? { first: visit.first, last: visit.last } : null,
    campaign: linked_query_params,
    visitedPages: visited_pages,
    compared: compared.map(comparedBody),
    calculated: calculated ? calculatedBody(calculated) : null,
    vehicle: vehicle && vehicleBody(vehicle, prices),
    tradeIn: tradeIn && tradeInBody(tradeIn),
  };
}

/** Returns a vehicle as JSON for dealers' systems: dollars and kilometres, null for unknown values. */
export function vehicleBody(vehicle: Vehicle, rules: PriceRules) {
  const { price, subscription, text } = priceStatement(vehicle, rules);
  const cash = subscription?.cash ?? price;
  return {
    id: vehicle.id,
    stockNumber: vehicle.stocknum,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    redbookCode: vehicle.redbook_code,
    autograbId: vehicle.autograb_id,
    carType: vehicle.car_type,
    status: vehicle.status,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    kilometres: vehicle.km,
    price: cash?.amount ?? null,
    priceType: cash?.basisText ?? null,
    priceText: text,
    subscription: subscription && {
      pricePerWeek: price?.amount ?? null,
      minimumWeeks: subscription.weeks,
      minimumTotal: subscription.minimumTotal,
    },
  };
}

const comparedBody = ({ car_id, stock_number, title }: ComparedVehicle) => ({
  id: car_id,
  stockNumber: stock_number,
  title,
});

const calculatedBody = ({ car_id, title, comparison_rate, ...loan }: CalculatedLoan) => ({
  vehicleId: car_id,
  title,
  amount: loan.amount,
  deposit: loan.deposit,
  residual: loan.residual,
  years: loan.years,
  frequency: loan.frequency,
  repayment: loan.repayment,
  rate: loan.rate,
  comparisonRate: comparison_rate,
});

const tradeInBody = ({ vehicle, kilometres, rego, regoState, amountLow, amountHigh }: TradeIn) => ({
  year: vehicle?.year ?? null,
  make: vehicle?.make ?? null,
  model: vehicle?.model ?? null,
  badge: vehicle?.badge ?? null,
  kilometres,
  rego: rego || null,
  regoState: regoState || null,
  valuedFrom: amountLow,
  valuedTo: amountHigh,
});
