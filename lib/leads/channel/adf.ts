import { XMLBuilder } from 'fast-xml-parser';
import { cleanText } from '../../platform/text/clean.ts';
import { isoIn } from '../../sites/local-time.ts';
import { bodyLabel } from '../../vehicle/body.ts';
import type { PriceRules } from '../../vehicle/price-rules.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { FormKind } from '../form-kinds.ts';
import { campaignRows, journeyRows } from '../journey.ts';
import { answerRows } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import { type AdfOptions, DEFAULT_ADF_OPTIONS } from './adf-options.ts';
import type { TradeIn } from './trade-in.server.ts';

/** Media type that ADF readers expect; it was never registered. */
export const ADF_TYPE = 'application/x-adf+xml; charset=utf-8';

export interface AdfLead {
  /** Of the lead, or of the first of the shopper's enquiries that it repeats. */
  id: string;
  kind: FormKind;
  payload: LeadPayload;
  createdAt: Date;
  vehicle: Vehicle | null;
  tradeIn: TradeIn | null;
  /** True if an earlier version or enquiry was already sent with this id. */
  isAgain: boolean;
}

export interface AdfDealer {
  /** The name that the dealer's systems use. */
  slug: string | null;
  name: string;
  /** ADF requires a phone or an email. */
  phone: string | null;
  email: string;
  siteName: string;
  siteUrl: string;
  timeZone: string;
  /** The site's rules for prices. */
  prices: PriceRules;
}

/** Elements in ADF's order. `@` marks attributes; `#text` is the text beside them. */
type Element = { [name: string]: Element | Element[] | string | number | null | undefined };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  format: true,
  processEntities: true,
});

/**
 * Returns a lead in the Auto-lead Data Format (ADF/XML 1.0), which dealer systems accept by mail or HTTPS.
 * ADF fixes the order of elements and requires a vehicle, so a lead about none has an empty one.
 * @param options the settings of the channel
 */
export function adfDocument(
  lead: AdfLead,
  dealer: AdfDealer,
  options: AdfOptions = DEFAULT_ADF_OPTIONS,
): string {
  const { payload, tradeIn, vehicle } = lead;
  const isComplete = options.profile === 'complete';
  const source = options.source ?? dealer.siteName;
  const vendorId = options.vendorId ?? dealer.slug;
  const vehicles = [
    ...(vehicle ? [vehicleElement(vehicle, lead.kind, dealer.prices)] : []),
    ...(tradeIn?.vehicle ? [tradeInElement(tradeIn, vehicle === null)] : []),
  ];
  return builder.build(
    withoutMissing({
      '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
      '?adf': { '@version': '1.0' },
      adf: {
        prospect: {
          '@status': lead.isAgain ? 'resend' : 'new',
          id: leadIds(lead, source, isComplete),
          requestdate: isoIn(lead.createdAt, dealer.timeZone),
          vehicle: (vehicles.length > 0 ? vehicles : [unknownVehicle(payload, lead.kind)]).map((each) =>
            isComplete ? completeVehicle(each) : each,
          ),
          customer: {
            contact: {
              name: nameElements(payload, isComplete),
              email: payload.email || null,
              phone: payload.phone ? { '@type': phoneType(payload.phone), '#text': payload.phone } : null,
            },
            comments: commentsOf(payload, isComplete),
          },
          vendor: {
            id: vendorId ? { '@sequence': '1', '@source': source, '#text': vendorId } : null,
            vendorname: options.vendorName ?? dealer.name,
            url: dealer.siteUrl,
            contact: {
              name: { '@part': 'full', '@type': 'business', '#text': options.vendorName ?? dealer.name },
              ...vendorContact(dealer, options),
            },
          },
          provider: {
            name: { '@part': 'full', '@type': 'business', '#text': source },
            service: [payload.category, payload.subcategory].filter(Boolean).join(', '),
            url: payload.url || dealer.siteUrl,
            email: options.providerEmail ?? dealer.email,
            phone: options.providerPhone ? { '@type': 'voice', '#text': options.providerPhone } : null,
          },
        },
      },
    }),
  );
}

/** Our id, then each campaign parameter under its own name, such as `gclid`. */
const leadIds = ({ id, payload }: AdfLead, source: string, isComplete: boolean): Element[] =>
  [[source, id] as const, ...(isComplete ? [] : campaignRows(payload))].map(([name, value], index) => ({
    '@sequence': String(index + 1),
    '@source': name,
    '#text': value,
  }));

/** ADF wants an email before a phone, and at least one of them. */
function vendorContact({ phone, email }: AdfDealer, { vendorEmail, vendorPhone }: AdfOptions): Element {
  const voice = vendorPhone ?? (vendorEmail ? null : phone);
  return {
    email: vendorEmail ?? (voice ? null : email),
    phone: voice ? { '@type': 'voice', '#text': voice } : null,
  };
}

const UNKNOWN = 'Unknown';

/** A vehicle without empty elements and with one id. */
const completeVehicle = (vehicle: Element): Element => ({
  ...vehicle,
  ...(Array.isArray(vehicle.id) ? { id: vehicle.id.slice(0, 1) } : {}),
  year: vehicle.year || UNKNOWN,
  make: vehicle.make || UNKNOWN,
  model: vehicle.model || UNKNOWN,
});

function vehicleElement(vehicle: Vehicle, kind: FormKind, rules: PriceRules): Element {
  const { price, subscription, text } = priceStatement(vehicle, rules);
  // ADF has no weekly prices, so the asking price is the one to buy.
  const asking = subscription?.cash ?? price;
  return {
    '@interest': kind === 'testDrive' ? 'test-drive' : 'buy',
    // ADF has no demonstrators. They are registered, so they count as used.
    '@status': vehicle.car_type === 'new' ? 'new' : 'used',
    id: idsOf(vehicle),
    year: vehicle.year ?? '',
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stock: vehicle.stocknum,
    trim: [vehicle.badge, vehicle.series].filter(Boolean).join(' ') || null,
    doors: vehicle.doors,
    bodystyle: vehicle.simple_body ? bodyLabel(vehicle.simple_body) : vehicle.bodyconfiguration,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    odometer: vehicle.km === null ? null : { '@units': 'km', '#text': vehicle.km },
    colorcombination: vehicle.colour
      ? { interiorcolor: vehicle.interior_colour, exteriorcolor: vehicle.colour, preference: '1' }
      : null,
    price: asking ? { '@type': 'asking', '@currency': 'AUD', '#text': asking.amount } : null,
    pricecomments: subscription ? `Advertised at ${text}` : (asking?.basisText ?? null),
  };
}

/** Our id, then the industry codes of the variant, for valuing and ordering. */
const idsOf = ({ id, dealership_slug, nvic, redbook_code, autograb_id }: Vehicle): Element[] =>
  [
    { source: dealership_slug, code: id },
    { source: 'NVIC', code: nvic },
    { source: 'RedBook', code: redbook_code },
    { source: 'AutoGrab', code: autograb_id },
  ]
    .filter(({ code }) => code)
    .map(({ source, code }, index) => ({ '@sequence': String(index + 1), '@source': source, '#text': code }));

function tradeInElement(tradeIn: TradeIn, isAlone: boolean): Element {
  const { vehicle, kilometres, rego, regoState, amountLow, amountHigh } = tradeIn;
  const plate = [rego, regoState].filter(Boolean).join(' ');
  return {
    '@interest': isAlone ? 'sell' : 'trade-in',
    '@status': 'used',
    year: vehicle?.year,
    make: vehicle?.make,
    model: vehicle?.model,
    trim: vehicle?.badge,
    bodystyle: vehicle?.body ? bodyLabel(vehicle.body) : null,
    transmission: vehicle?.transmission,
    odometer: kilometres === null ? null : { '@units': 'km', '#text': kilometres },
    colorcombination: vehicle?.colour ? { exteriorcolor: vehicle.colour, preference: '1' } : null,
    price: amountLow === null ? null : { '@type': 'appraisal', '@currency': 'AUD', '#text': amountLow },
    pricecomments:
      amountLow === null || amountHigh === null ? null : `Valued at ${amountLow} to ${amountHigh}`,
    comments: plate ? `Rego ${plate}` : null,
  };
}

/** A lead without a vehicle in stock, with the vehicle details that the shopper entered. */
const unknownVehicle = (payload: LeadPayload, kind: FormKind): Element => ({
  '@interest': kind === 'tradeIn' ? 'sell' : 'buy',
  '@status': 'used',
  year: payload.car_year ?? '',
  make: payload['Vehicle Make'] ?? '',
  model: payload['Vehicle Model'] ?? '',
});

function nameElements({ name, last_name }: LeadPayload, isComplete: boolean): Element[] {
  const [first = '', ...rest] = name.split(' ').filter(Boolean);
  const last = last_name || rest.join(' ') || (isComplete && first ? UNKNOWN : '');
  if (!last) return [{ '@part': 'full', '@type': 'individual', '#text': name }];
  return [
    { '@part': 'first', '@type': 'individual', '#text': first },
    { '@part': 'last', '@type': 'individual', '#text': last },
  ];
}

const phoneType = (phone: string) => (phone.startsWith('04') ? 'cellphone' : 'voice');

const commentsOf = (payload: LeadPayload, isComplete: boolean): string =>
  [
    payload.message,
    [...answerRows(payload), ...journeyRows(payload), ...(isComplete ? campaignRows(payload) : [])]
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    `May we send news: ${payload.opt_in ? 'yes' : 'no'}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Removes missing values and characters that XML can't represent. */
function withoutMissing(element: Element): Element {
  const remaining: Element = {};
  for (const [name, value] of Object.entries(element)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) remaining[name] = value.map(withoutMissing);
    else remaining[name] = typeof value === 'object' ? withoutMissing(value) : xmlText(String(value));
  }
  return remaining;
}

/** Removes characters that XML forbids even as entities. */
const xmlText = (text: string): string => cleanText(text).replaceAll(/[\uFFFE\uFFFF]/g, '');
