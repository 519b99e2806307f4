import type { Queryable } from '../../platform/database/client.server.ts';

/** Ends the problem of an event that was given up because its webhook was disabled, after its own error if any. */
const DISABLED = 'the webhook was disabled';

/** Gives up the waiting events of a disabled webhook, except those that are being sent. */
export async function giveUpEvents(connection: Queryable, endpointId: string): Promise<void> {
  await connection.query(
    `update webhook_deliveries set state = 'dead', problem = concat_ws('; ', problem, $2::text)
     where id = any(array(
       select id from webhook_deliveries where endpoint_id = $1 and state = 'waiting' for update skip locked))`,
    [endpointId, DISABLED],
  );
}

/** Queues the events again that were given up when a webhook was disabled; their order and ids are the same. */
export async function requeueGivenUp(connection: Queryable, endpointId: string): Promise<void> {
  await connection.query(
    `update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(), problem = null
     where endpoint_id = $1 and state = 'dead' and problem like '%' || $2::text`,
    [endpointId, DISABLED],
  );
}
