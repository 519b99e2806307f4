import type { Cause, Context } from '../context.ts';
import { newId } from '../store/ids.ts';
import type { StoredEvent } from '../store/kinds.ts';
import { API_VERSION } from '../version.ts';

/** Records an event and queues its webhooks, in the same transaction as the change itself. */
export function emit(
  { store, deliveries }: Context,
  type: string,
  object: object,
  { cause = null, previous }: { cause?: Cause; previous?: Record<string, unknown> } = {},
): void {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: store.clock.seconds(),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: deliveries.endpoints.length,
    request: { id: cause?.id ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  };
  store.insert('event', event, {});
  deliveries.queue(event);
}
