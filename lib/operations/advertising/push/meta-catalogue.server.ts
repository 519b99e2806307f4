import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { vendorFetch } from '../../../platform/network/vendor-fetch.server.ts';
import { metaItemOf } from './meta-item.ts';
import { type AdvertChange, type ReceiverClient, ReceiverError } from './receiver-client.ts';

/** The version of the Graph API whose reference was read (scripts/emulators/partners/advertising/README.md). */
const API_VERSION = 'v24.0';
/** Meta recommends fewer than 3,000 items and at most 28 MB per call; a vehicle has up to 10 KB. */
const BATCH_SIZE = 1_000;
/** A batch is usually processed within seconds. */
const STATUS_DELAYS_MS = [250, 500, 1_000, 2_000, 2_000, 4_000, 4_000, 8_000, 8_000];

const errorSchema = z.object({ error: z.object({ message: z.string(), code: z.number() }) });
const sentSchema = z.object({
  /** Empty if Meta refuses every change of the call. */
  handles: z.array(z.string()),
  validation_status: z
    .array(
      z.object({
        retailer_id: z.string(),
        errors: z.array(z.object({ message: z.string() })).optional(),
      }),
    )
    .optional(),
});
const statusSchema = z.object({
  data: z
    .array(
      z.object({
        status: z.string(),
        errors: z.array(z.object({ id: z.string().optional(), message: z.string() })).optional(),
        ids_of_invalid_requests: z.array(z.string()).optional(),
      }),
    )
    .min(1),
});

/** Meta's error code of an invalid or expired access token. */
const INVALID_TOKEN = 190;
/** Meta's error code of a parameter that it cannot read. */
const INVALID_PARAMETER = 100;
const NO_REASON = 'Meta did not accept this vehicle. Open the catalogue in Commerce Manager to see why.';

/**
 * Returns a client of Meta's Catalog Batch API for vehicles
 * (https://developers.facebook.com/documentation/ads-commerce/marketing-api/reference/product-catalog/items_batch).
 * @param options.host `META_GRAPH_URL`
 * @param options.token access token of a system user with access to the catalogue
 */
export function metaCatalogue({
  host,
  catalogueId,
  token,
}: {
  host: string;
  catalogueId: string;
  token: string;
}): ReceiverClient {
  const edge = (name: string) => `${host}/${API_VERSION}/${encodeURIComponent(catalogueId)}/${name}`;
  const call = async <Answer>(
    schema: z.ZodType<Answer>,
    url: string,
    init: RequestInit = {},
  ): Promise<Answer> => {
    const response = await vendorFetch('metaCatalogue')(url, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    }).catch((error: unknown) => {
      throw new ReceiverError('Meta cannot be reached.', { cause: error });
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw problemOf(response.status, body);
    const answer = schema.safeParse(body);
    if (!answer.success)
      throw new ReceiverError('Meta answered in an unknown format.', { cause: answer.error });
    return answer.data;
  };

  const send: ReceiverClient['send'] = async (changes, onResult, signal) => {
    try {
      await sendBatch(changes, onResult, signal);
    } catch (error) {
      if (!(error instanceof WrongCallError)) throw error;
      const [first] = changes;
      // Halved until the one change is found that Meta cannot read, so that it does not block the others.
      if (first?.kind === 'put' && changes.length === 1)
        onResult(first, { kind: 'refused', message: error.message });
      else if (changes.length === 1) throw error;
      else
        for (const half of [changes.slice(0, changes.length / 2), changes.slice(changes.length / 2)])
          await send(half, onResult, signal);
    }
  };
  return { batchSize: BATCH_SIZE, send };

  async function sendBatch(
    ...[changes, onResult, signal]: Parameters<ReceiverClient['send']>
  ): Promise<void> {
    const sent = await call(sentSchema, edge('items_batch'), {
      method: 'POST',
      body: new URLSearchParams({
        item_type: 'VEHICLE',
        allow_upsert: 'true',
        requests: JSON.stringify(changes.map(requestOf)),
      }),
      signal,
    });
    const refused = new Map<string, string>();
    for (const { retailer_id: id, errors = [] } of sent.validation_status ?? [])
      if (errors[0]) refused.set(id, errors[0].message);
    for (const handle of sent.handles) {
      const { errors = [], ids_of_invalid_requests: ids = [] } = await finished(handle, signal);
      for (const { id, message } of errors) if (id) refused.set(id, message);
      for (const id of ids) if (!refused.has(id)) refused.set(id, NO_REASON);
    }
    if (sent.handles.length === 0 && changes.some(({ itemId }) => !refused.has(itemId)))
      throw new ReceiverError('Meta did not accept the last changes.');
    for (const change of changes) {
      const message = refused.get(change.itemId);
      // An advert that cannot be deleted because it does not exist is gone.
      if (message === undefined || change.kind === 'delete') onResult(change, { kind: 'done' });
      else onResult(change, { kind: 'refused', message });
    }
  }

  /** Waits until Meta has processed a batch, so that the next one cannot overtake it. */
  async function finished(handle: string, signal: AbortSignal) {
    const query = new URLSearchParams({ handle, load_ids_of_invalid_requests: 'true' });
    for (const pause of STATUS_DELAYS_MS) {
      const { data } = await call(statusSchema, `${edge('check_batch_request_status')}?${query}`, { signal });
      const [batch] = data;
      if (batch?.status === 'finished') return batch;
      await delay(pause, undefined, { signal });
    }
    throw new ReceiverError('Meta is still processing the last changes.');
  }
}

/** A call that Meta cannot read, because of at least one of its changes. */
class WrongCallError extends ReceiverError {
  override name = 'WrongCallError';
}

const requestOf = (change: AdvertChange) =>
  change.kind === 'delete'
    ? { method: 'DELETE', data: { id: change.itemId } }
    : { method: 'UPDATE', data: metaItemOf(change.row, change.itemId) };

function problemOf(status: number, body: unknown): ReceiverError {
  const { data } = errorSchema.safeParse(body);
  if (data?.error.code === INVALID_TOKEN)
    return new ReceiverError('Meta rejects the access token. Create a new one and store it.');
  // The same code means a catalogue that does not exist or that the token may not use.
  if (data?.error.code === INVALID_PARAMETER && /\brequests\b/.test(data.error.message))
    return new WrongCallError(data.error.message);
  return new ReceiverError(
    data ? `Meta reports a problem: ${data.error.message}` : `Meta responded with status ${status}.`,
  );
}
