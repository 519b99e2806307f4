import { Ajv, type SchemaObject } from 'ajv';
import { address, billingDetails } from './billing-details.ts';
import { charge } from './charge.ts';
import { checkoutSession } from './checkout-session.ts';
import { apiErrors, error } from './error.ts';
import { event } from './event.ts';
import { grantedToken } from './granted-token.ts';
import { lineItem, price } from './line-item.ts';
import { paymentIntent } from './payment-intent.ts';
import { paymentMethod } from './payment-method.ts';
import { refund } from './refund.ts';
import { page } from './schema.ts';
import { setupIntent } from './setup-intent.ts';

const OBJECTS = {
  'checkout.session': checkoutSession,
  payment_intent: paymentIntent,
  payment_method: paymentMethod,
  setup_intent: setupIntent,
  charge,
  refund,
  'shared_payment.granted_token': grantedToken,
  item: lineItem,
  price,
  event,
  api_errors: apiErrors,
  error,
  billing_details: billingDetails,
  address,
};
type ObjectName = keyof typeof OBJECTS;
/** An object's name in the specification, or a page of such objects. */
export type ShapeName = ObjectName | `${ObjectName}-page`;

export const SHAPES: Readonly<Record<string, SchemaObject>> = Object.fromEntries(
  Object.entries(OBJECTS).flatMap(([name, schema]): [string, SchemaObject][] => [
    [name, schema],
    [`${name}-page`, page(name)],
  ]),
);

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addVocabulary(['mayBe']);
// Catches milliseconds: read as seconds they would lie beyond the year 5000.
ajv.addFormat('unix-time', { type: 'number', validate: (seconds) => seconds > 1e9 && seconds < 1e11 });
ajv.addFormat('currency', /^[a-z]{3}$/);
ajv.addFormat('decimal', /^-?\d+(\.\d{1,12})?$/);
for (const [name, schema] of Object.entries(SHAPES)) ajv.addSchema(schema, name);

/**
 * Returns a body's violations of Stripe's specification.
 * @param body as returned by JSON.parse, before any client library has changed it
 * @returns one line per violation, `/path what is wrong`; empty when the body has the shape
 * @throws when there is no shape of that name
 */
export function violations(name: ShapeName, body: unknown): string[] {
  const ownViolations = schemaViolations(name, body);
  // Validate the object in each event against the shape of that object.
  const events = name === 'event' ? [body] : name === 'event-page' ? (body as { data: unknown[] }).data : [];
  return ownViolations.length > 0 ? ownViolations : events.flatMap(contentViolations);
}

function schemaViolations(name: string, body: unknown): string[] {
  const validate = ajv.getSchema(name);
  if (!validate) throw new Error(`There is no shape named ${name}.`);
  if (validate(body)) return [];
  return (
    (validate.errors ?? [])
      // The failed `if` of an `expandable` is not informative; its branch names the actual problem.
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  );
}

/** Returns violations within the object an event carries; its `object` field names its shape. */
function contentViolations(event: unknown): string[] {
  const { object } = (event as { data: { object: { object?: string } } }).data;
  if (!object.object || !SHAPES[object.object])
    return [`/data/object is of no known shape (${object.object})`];
  return schemaViolations(object.object, object).map((line) => `/data/object${line}`);
}
