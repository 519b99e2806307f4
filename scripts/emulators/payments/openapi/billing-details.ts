import { nullable, object, ref, text } from './schema.ts';

const line = nullable(text);

/** `address` */
export const address = object(
  {},
  { city: line, country: line, line1: line, line2: line, postal_code: line, state: line },
);

/** `billing_details` */
export const billingDetails = object(
  {},
  { address: nullable(ref('address')), email: line, name: line, phone: line, tax_id: line },
);
