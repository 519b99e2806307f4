import { XMLBuilder } from 'fast-xml-parser';
import { cleanText } from '../../platform/text/clean.ts';
import { isoIn } from '../../sites/local-time.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { journeyRows } from '../journey.ts';
import type { FormKind } from '../kinds.ts';
import { answerRows } from '../mails.ts';
import type { LeadPayload } from '../payload.ts';
import type { TradeIn } from './trade-in.server.ts';

/** Media type of a document, as its readers expect it; it was never registered. */
export const ADF_TYPE = 'application/x-adf+xml; charset=utf-8';

/** A lead as a document of it needs it. */
export interface AdfLead {
  id: string;
  kind: FormKind;
  payload: LeadPayload;
  createdAt: Date;
  vehicle: Vehicle | null;
  tradeIn: TradeIn | null;
  /** Whether the same lead went out before, with other words. */
  isAgain: boolean;
}

/** Whose lead it is, and whose site it came by. */
export interface AdfDealer {
  /** The name by which the dealer's systems know it. */
  slug: string | null;
  name: string;
  /** One of phone and email there must be: the format asks for either. */
  phone: string | null;
  email: string;
  siteName: string;
  siteUrl: string;
  /** IANA name. */
  timeZone: string;
}

/** Elements by name in the format's order; an attribute begins with `@`, text beside attributes is `#text`. */
type Element = { [name: string]: Element | Element[] | string | number | null | undefined };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  format: true,
  processEntities: true,
});

/**
 * A lead in the Auto-lead Data Format, ADF/XML 1.0, which dealers' systems take by mail or HTTPS. The format wants its
 * elements in a fixed order and a vehicle in every lead: for an enquiry about none, the vehicle's elements are empty.
 */
export function adfDocument(lead: AdfLead, dealer: AdfDealer): string {
  const { payload, tradeIn, vehicle } = lead;
  const vehicles = [
    ...(vehicle ? [vehicleElement(vehicle, lead.kind)] : []),
    ...(tradeIn?.vehicle ? [tradeInElement(tradeIn, vehicle === null)] : []),
  ];
  return builder.build(
    withoutMissing({
      '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
      '?adf': { '@version': '1.0' },
      adf: {
        prospect: {
          '@status': lead.isAgain ? 'resend' : 'new',
          id: { '@sequence': '1', '@source': dealer.siteName, '#text': lead.id },
          requestdate: isoIn(lead.createdAt, dealer.timeZone),
          vehicle: vehicles.length > 0 ? vehicles : [unknownVehicle(payload, lead.kind)],
          customer: {
            contact: {
              name: nameElements(payload),
              email: payload.email || null,
              phone: payload.phone ? { '@type': phoneType(payload.phone), '#text': payload.phone } : null,
            },
            comments: commentsOf(payload),
          },
          vendor: {
            id: dealer.slug ? { '@sequence': '1', '@source': dealer.siteName, '#text': dealer.slug } : null,
            vendorname: dealer.name,
            url: dealer.siteUrl,
            contact: {
              name: { '@part': 'full', '@type': 'business', '#text': dealer.name },
              ...(dealer.phone
                ? { phone: { '@type': 'voice', '#text': dealer.phone } }
                : { email: dealer.email }),
            },
          },
          provider: {
            name: { '@part': 'full', '@type': 'business', '#text': dealer.siteName },
            service: [payload.category, payload.subcategory].filter(Boolean).join(', '),
            url: payload.url || dealer.siteUrl,
            email: dealer.email,
          },
        },
      },
    }),
  );
}

function vehicleElement(vehicle: Vehicle, kind: FormKind): Element {
  const price = sellingPrice(vehicle);
  return {
    '@interest': kind === 'testDrive' ? 'test-drive' : 'buy',
    // The format knows no demonstrators: those are registered.
    '@status': vehicle.car_type === 'new' ? 'new' : 'used',
    id: idsOf(vehicle),
    year: vehicle.year ?? '',
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stock: vehicle.stocknum,
    trim: [vehicle.badge, vehicle.series].filter(Boolean).join(' ') || null,
    doors: vehicle.doors,
    bodystyle: vehicle.simple_body ?? vehicle.bodyconfiguration,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    odometer: vehicle.km === null ? null : { '@units': 'km', '#text': vehicle.km },
    colorcombination: vehicle.colour
      ? { interiorcolor: vehicle.interior_colour, exteriorcolor: vehicle.colour, preference: '1' }
      : null,
    price: price ? { '@type': 'asking', '@currency': 'AUD', '#text': price } : null,
    pricecomments: price ? vehicle.price_type : null,
  };
}

/** Our own id, then what the trade calls the variant: dealers' systems value and order by these. */
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
    bodystyle: vehicle?.body,
    transmission: vehicle?.transmission,
    odometer: kilometres === null ? null : { '@units': 'km', '#text': kilometres },
    colorcombination: vehicle?.colour ? { exteriorcolor: vehicle.colour, preference: '1' } : null,
    price: amountLow === null ? null : { '@type': 'appraisal', '@currency': 'AUD', '#text': amountLow },
    pricecomments:
      amountLow === null || amountHigh === null ? null : `Valued at ${amountLow} to ${amountHigh}`,
    comments: plate ? `Rego ${plate}` : null,
  };
}

/** An enquiry that is about no vehicle of the stock: what the shopper wrote of one, if anything. */
const unknownVehicle = (payload: LeadPayload, kind: FormKind): Element => ({
  '@interest': kind === 'tradeIn' ? 'sell' : 'buy',
  '@status': 'used',
  year: payload.car_year ?? '',
  make: payload['Vehicle Make'] ?? '',
  model: payload['Vehicle Model'] ?? '',
});

function nameElements({ name, last_name }: LeadPayload): Element[] {
  const [first = '', ...rest] = name.split(' ').filter(Boolean);
  const last = last_name || rest.join(' ');
  if (!last) return [{ '@part': 'full', '@type': 'individual', '#text': name }];
  return [
    { '@part': 'first', '@type': 'individual', '#text': first },
    { '@part': 'last', '@type': 'individual', '#text': last },
  ];
}

const phoneType = (phone: string) => (phone.startsWith('04') ? 'cellphone' : 'voice');

const commentsOf = (payload: LeadPayload): string =>
  [
    payload.message,
    [...answerRows(payload), ...journeyRows(payload)].map(([name, value]) => `${name}: ${value}`).join('\n'),
    `May we send news: ${payload.opt_in ? 'yes' : 'no'}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Leaves out what is not known, and whatever XML has no way to write. */
function withoutMissing(element: Element): Element {
  const remaining: Element = {};
  for (const [name, value] of Object.entries(element)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) remaining[name] = value.map(withoutMissing);
    else remaining[name] = typeof value === 'object' ? withoutMissing(value) : xmlText(String(value));
  }
  return remaining;
}

/** What somebody wrote, without the characters that no XML may hold, even written as entities. */
const xmlText = (text: string): string => cleanText(text).replaceAll(/[\uFFFE\uFFFF]/g, '');
