import { anything, boolean, integer, nullable, object, oneOf, text, time } from './schema.ts';

/**
 * `notification_event_data`: the validator checks `object` against the shape named in its own `object` field.
 */
const data = object({ object: anything }, { previous_attributes: anything });

/** `event` */
export const event = object(
  {
    created: time,
    data,
    id: text,
    livemode: boolean,
    object: oneOf('event'),
    pending_webhooks: integer,
    type: text,
  },
  {
    api_version: nullable(text),
    /** `notification_event_request` */
    request: nullable(object({}, { id: nullable(text), idempotency_key: nullable(text) })),
  },
);
