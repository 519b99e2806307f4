import {
  boolean,
  currency,
  decimal,
  expandable,
  integer,
  metadata,
  nullable,
  object,
  oneOf,
  ref,
  text,
  time,
  unfilled,
} from './schema.ts';

/** `price` */
export const price = object(
  {
    active: boolean,
    billing_scheme: oneOf('per_unit', 'tiered'),
    created: time,
    currency,
    id: text,
    livemode: boolean,
    metadata,
    object: oneOf('price'),
    product: expandable('product', 'deleted_product'),
    type: oneOf('one_time', 'recurring'),
  },
  {
    custom_unit_amount: unfilled('custom_unit_amount'),
    lookup_key: nullable(text),
    nickname: nullable(text),
    recurring: unfilled('recurring'),
    tax_behavior: nullable(oneOf('exclusive', 'inclusive', 'unspecified')),
    tiers_mode: nullable(oneOf('graduated', 'volume')),
    transform_quantity: unfilled('transform_quantity'),
    unit_amount: nullable(integer),
    unit_amount_decimal: nullable(decimal),
  },
);

/** `item`: a line item of a session. */
export const lineItem = object(
  {
    amount_discount: integer,
    amount_subtotal: integer,
    amount_tax: integer,
    amount_total: integer,
    currency,
    id: text,
    object: oneOf('item'),
  },
  {
    adjustable_quantity: unfilled('line_items_adjustable_quantity'),
    description: nullable(text),
    metadata: nullable(metadata),
    price: nullable(ref('price')),
    quantity: nullable(integer),
  },
);
