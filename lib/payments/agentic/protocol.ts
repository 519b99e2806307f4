import { z } from 'zod';

/**
 * The version of the Agentic Commerce Protocol that we speak: `spec/2026-04-17` of
 * agentic-commerce-protocol/agentic-commerce-protocol, read on 30 November 2026 at commit c2afc863.
 */
export const PROTOCOL_VERSION = '2026-04-17';

/** The currency of every amount, in lower case as the protocol recommends. */
export const CURRENCY = 'aud';

const short = z.string().max(500);

const buyerSchema = z.looseObject({
  first_name: short.optional(),
  last_name: short.optional(),
  full_name: short.optional(),
  email: short.optional(),
  phone_number: short.optional(),
});
export type Buyer = z.output<typeof buyerSchema>;

const contactSchema = z.looseObject({
  name: short.optional(),
  phone_number: short.optional(),
  email: short.optional(),
});

/** A quantity is not part of the version's `Item`, but of the examples of earlier ones. */
const itemSchema = z.looseObject({ id: short.min(1), quantity: z.int().optional() });

const changeableParts = {
  buyer: buyerSchema.optional(),
  fulfillment_details: contactSchema.optional(),
  order_notes: z.string().max(5000).optional(),
};

/** `CheckoutSessionCreateRequest`. What does not apply to a deposit, such as coupons, is ignored. */
export const createRequestSchema = z.looseObject({
  ...changeableParts,
  line_items: z.array(itemSchema).min(1).max(50),
  currency: short,
  capabilities: z.looseObject({}),
});
export type CreateRequest = z.output<typeof createRequestSchema>;

/** `CheckoutSessionUpdateRequest` */
export const updateRequestSchema = z.looseObject({
  ...changeableParts,
  line_items: z.array(itemSchema).max(50).optional(),
});
export type UpdateRequest = z.output<typeof updateRequestSchema>;

/** `CheckoutSessionCompleteRequest`. A purchase order is no way to pay a deposit. */
export const completeRequestSchema = z.looseObject({
  buyer: buyerSchema.optional(),
  payment_data: z.looseObject({
    handler_id: short.min(1),
    instrument: z.looseObject({
      type: short,
      credential: z.looseObject({ type: short, token: z.string().min(1).max(500) }),
    }),
  }),
});
export type CompleteRequest = z.output<typeof completeRequestSchema>;

/** `CancelSessionRequest`. The reason of an abandoned checkout is not recorded. */
export const cancelRequestSchema = z.looseObject({}).optional();

/** Statuses of a session that we use. */
export type SessionStatus =
  | 'not_ready_for_payment'
  | 'requires_escalation'
  | 'ready_for_payment'
  | 'complete_in_progress'
  | 'completed'
  | 'canceled'
  | 'expired';

/** Codes of `MessageError` that we use. */
export type MessageCode =
  | 'approval_required'
  | 'conflict'
  | 'expired'
  | 'invalid'
  | 'missing'
  | 'out_of_stock'
  | 'payment_declined'
  | 'quantity_exceeded'
  | 'rate_limited'
  | 'requires_3ds'
  | 'requires_sign_in'
  | 'unsupported';

export type Resolution = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review';

/** `MessageInfo`, `MessageWarning` or `MessageError` */
export type Message =
  | { type: 'info'; content_type: 'plain'; content: string }
  | { type: 'warning'; code: 'price_change'; content_type: 'plain'; content: string; param?: string }
  | {
      type: 'error';
      code: MessageCode;
      resolution: Resolution;
      content_type: 'plain';
      content: string;
      param?: string;
    };

/** A refusal in the protocol's flat form, for requests that have no valid session. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly status: number;
  readonly body: {
    type: 'invalid_request' | 'processing_error' | 'service_unavailable';
    code: string;
    message: string;
    param?: string;
    supported_versions?: readonly string[];
  };
  /** True if the same request may succeed a moment later, so that its idempotency key stays usable. */
  readonly isPassing: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      cause,
      isPassing = false,
      ...more
    }: {
      param?: string;
      supported_versions?: readonly string[];
      cause?: unknown;
      isPassing?: boolean;
    } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.isPassing = isPassing;
    const type =
      status < 500 ? 'invalid_request' : status === 503 ? 'service_unavailable' : 'processing_error';
    this.body = { type, code, message, ...more };
  }
}

/**
 * Parses a request's body.
 * @throws ProtocolError naming the first wrong field as a JSONPath
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const param = `$${(issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;
  throw new ProtocolError(400, 'invalid', `The field ${param} is missing or has the wrong type.`, { param });
}
