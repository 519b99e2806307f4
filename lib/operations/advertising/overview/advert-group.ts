import type { AdvertGroup } from './answers.ts';

// Conditions in SQL on a row `states` of `advert_states`, so that counts, lists and exports agree.

/** Whether our rules or the receiver refused the vehicle. */
export const IS_REFUSED = "(states.refused <> '[]'::jsonb or states.receiver_message is not null)";
/** Whether the receiver has the vehicle. */
export const IS_SENT = `(not ${IS_REFUSED} and states.row_hash is not null)`;

export const IS_OF_GROUP: Record<AdvertGroup, string> = {
  refused: IS_REFUSED,
  sent: IS_SENT,
  waiting: `(not ${IS_REFUSED} and not ${IS_SENT})`,
  all: 'true',
};

/** Each reason of a row once, `reason` and `field`; the receiver's own message has no field. */
export const REASONS = `(
  select distinct each.reason, coalesce(each.field, '') as field
  from jsonb_to_recordset(states.refused) as each (reason text, field text)
  union
  select states.receiver_message, '' where states.receiver_message is not null
)`;
