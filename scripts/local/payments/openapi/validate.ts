import { Ajv, type SchemaObject } from 'ajv';
import { address, billingDetails } from './billing-details.ts';
import { charge } from './charge.ts';
import { checkoutSession } from './checkout-session.ts';
import { apiErrors, error } from './error.ts';
import { event } from './event.ts';
import { lineItem, price } from './line-item.ts';
import { paymentIntent } from './payment-intent.ts';
import { paymentMethod } from './payment-method.ts';
import { refund } from './refund.ts';
import { page } from './schema.ts';

const OBJECTS = {
  'checkout.session': checkoutSession,
  payment_intent: paymentIntent,
  payment_method: paymentMethod,
  charge,
  refund,
  item: lineItem,
  price,
  event,
  api_errors: apiErrors,
  error,
  billing_details: billingDetails,
  address,
};
type ObjectName = keyof typeof OBJECTS;
/** An object of the specification by its name there, or a page of such objects. */
export type ShapeName = ObjectName | `${ObjectName}-page`;

/** Every shape by its name, as JSON Schema. */
export const SHAPES: Readonly<Record<string, SchemaObject>> = Object.fromEntries(
  Object.entries(OBJECTS).flatMap(([name, schema]): [string, SchemaObject][] => [
    [name, schema],
    [`${name}-page`, page(name)],
  ]),
);

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addVocabulary(['mayBe']);
// Seconds: a time in milliseconds would be of the year 50 000 and later.
ajv.addFormat('unix-time', { type: 'number', validate: (at) => at > 1e9 && at < 1e11 });
ajv.addFormat('currency', /^[a-z]{3}$/);
ajv.addFormat('decimal', /^-?\d+(\.\d{1,12})?$/);
for (const [name, schema] of Object.entries(SHAPES)) ajv.addSchema(schema, name);

/**
 * What Stripe's specification has against a body.
 * @param body as JSON.parse gives it, before any client has read it
 * @returns a line for each fault, `/path what is wrong`; none when the body has the shape
 * @throws when there is no shape of that name
 */
export function complaints(name: ShapeName, body: unknown): string[] {
  const found = complain(name, body);
  // Events hold an object of another shape; a page of them does too.
  const events = name === 'event' ? [body] : name === 'event-page' ? (body as { data: unknown[] }).data : [];
  return found.length > 0 ? found : events.flatMap(complaintsOfContent);
}

function complain(name: string, body: unknown): string[] {
  const validate = ajv.getSchema(name);
  if (!validate) throw new Error(`There is no shape named ${name}.`);
  if (validate(body)) return [];
  return (
    (validate.errors ?? [])
      // Where neither an id nor the object stands, only what is wrong with the object says something.
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  );
}

/** What is wrong with the object an event tells of, by the name it has in `object`. */
function complaintsOfContent(event: unknown): string[] {
  const { object } = (event as { data: { object: { object?: string } } }).data;
  if (!object.object || !SHAPES[object.object])
    return [`/data/object is of no known shape (${object.object})`];
  return complain(object.object, object).map((line) => `/data/object${line}`);
}
