import { itemWord } from '../../vehicle/item-type.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { primaryImageUrl, vehiclePath } from '../../vehicle/vehicle-path.ts';
import { itemIdOf } from './item-id.ts';
import { itemTitle, type Order } from './order.ts';
import { CURRENCY, type Message, PROTOCOL_VERSION } from './protocol.ts';
import type { SessionState } from './session-status.ts';

/** Where a site shows a session's parts, and the texts that come with them. */
export interface SessionPresentation {
  /** The site's address, without a slash at the end. */
  url: string;
  dealer: string;
  /** The reservation terms, as in the site's own checkout (OPEN-025). */
  terms: readonly string[];
  termsPath: string;
  privacyPath: string;
  contactPath: string;
  /** The shopper's next page; null if the assistant continues itself. */
  continueUrl: string | null;
  /** Our account at Stripe, to which assistants grant payment tokens; null if it is not configured. */
  merchantId: string | null;
  /** True if payments are only simulated. */
  isTest: boolean;
}

export interface SessionParts {
  id: string;
  state: SessionState;
  contact: { name: string | null; mobile: string | null; email: string | null };
  vehicle: Vehicle;
  /** In cents. */
  amountCents: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  order: Order | null;
  /** Beside those of the state. */
  messages?: readonly Message[];
}

/** The deposit is delivered as a receipt by mail; the car itself is not part of the order. */
const CONFIRMATION_OPTION = 'confirmation_by_email';
const HANDLER = 'stripe_shared_payment_token';
const HANDLER_SPEC = 'https://acp.dev/handlers/tokenized.card';
const HANDLER_SCHEMAS = 'https://acp.dev/schemas/handlers/tokenized.card';

/** The id of the only payment handler: cards as shared payment tokens of Stripe. */
export const PAYMENT_HANDLER = HANDLER;

const handlerOf = ({ merchantId, isTest }: SessionPresentation) => ({
  id: HANDLER,
  name: 'dev.acp.tokenized.card',
  display_name: 'Card',
  version: '2026-01-22',
  spec: HANDLER_SPEC,
  requires_delegate_payment: true,
  requires_pci_compliance: false,
  psp: 'stripe',
  config_schema: `${HANDLER_SCHEMAS}/config.json`,
  instrument_schemas: [`${HANDLER_SCHEMAS}/instrument.json`],
  config: {
    ...(merchantId && { merchant_id: merchantId }),
    psp: 'stripe',
    accepted_brands: ['visa', 'mastercard', 'amex'],
    accepted_funding_types: ['credit', 'debit'],
    supports_3ds: false,
    environment: isTest ? 'sandbox' : 'production',
  },
});

/** Returns the protocol's `CheckoutSession`; amounts in cents. */
export function sessionView(parts: SessionParts, presentation: SessionPresentation) {
  const { id, state, contact, vehicle, amountCents, order } = parts;
  const { url, dealer, terms, continueUrl } = presentation;
  const itemId = itemIdOf(vehicle.id);
  const picture = primaryImageUrl(vehicle);
  const title = vehicleTitle(vehicle);
  const noun = itemWord(vehicle);
  const totalsOf = (text: string, amount: number) => [
    { type: 'items_base_amount' as const, display_text: text, amount },
    { type: 'subtotal' as const, display_text: 'Subtotal', amount },
    { type: 'total' as const, display_text: 'Total', amount },
  ];
  const { name, mobile, email } = contact;
  return {
    id,
    protocol: { version: PROTOCOL_VERSION },
    capabilities: {
      payment: { handlers: state.status === 'completed' ? [] : [handlerOf(presentation)] },
      interventions: { supported: [], required: [] },
    },
    // The protocol's buyer has an email address at least.
    ...(email && {
      buyer: { email, ...(name && { full_name: name }), ...(mobile && { phone_number: mobile }) },
    }),
    status: state.status,
    currency: CURRENCY,
    line_items: [
      {
        id,
        item: { id: itemId, name: itemTitle(title), unit_amount: amountCents },
        quantity: 1,
        name: itemTitle(title),
        description: [`Holds this ${noun} at ${dealer}.`, vehicleSubtitle(vehicle)].filter(Boolean).join(' '),
        ...(picture && { images: [new URL(picture, url).href] }),
        unit_amount: amountCents,
        product_id: itemId,
        sku: vehicle.stocknum,
        disclosures: terms.map((content) => ({
          type: 'disclaimer' as const,
          content_type: 'plain' as const,
          content,
        })),
        custom_attributes: [
          { display_name: 'Vehicle', value: title },
          { display_name: 'Vehicle page', value: `${url}${vehiclePath(vehicle)}` },
        ],
        marketplace_seller_details: { name: dealer },
        max_quantity_per_order: 1,
        totals: totalsOf('Reservation deposit', amountCents),
      },
    ],
    fulfillment_options: [
      {
        type: 'digital' as const,
        id: CONFIRMATION_OPTION,
        title: 'Receipt by email',
        description: `The dealer then contacts the shopper about the ${noun}.`,
        totals: [{ type: 'total' as const, display_text: 'Receipt by email', amount: 0 }],
      },
    ],
    selected_fulfillment_options: [
      { type: 'digital' as const, option_id: CONFIRMATION_OPTION, item_ids: [itemId] },
    ],
    totals: totalsOf('Reservation deposit', amountCents),
    messages: [...state.messages, ...(parts.messages ?? [])],
    links: [
      {
        type: 'terms_of_use' as const,
        title: 'Terms and conditions',
        url: `${url}${presentation.termsPath}`,
      },
      { type: 'privacy_policy' as const, title: 'Privacy policy', url: `${url}${presentation.privacyPath}` },
      { type: 'contact_us' as const, title: 'Contact the dealer', url: `${url}${presentation.contactPath}` },
    ],
    ...(continueUrl && { continue_url: continueUrl }),
    created_at: parts.createdAt.toISOString(),
    updated_at: parts.updatedAt.toISOString(),
    expires_at: parts.expiresAt.toISOString(),
    ...(order && { order }),
  };
}
export type SessionView = ReturnType<typeof sessionView>;
