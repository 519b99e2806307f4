import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Copies, StoredRow } from './copies.ts';
import { type ChosenFaults, cutOff, type ReceiverErrors } from './faults.ts';
import { problemOf } from './rules.ts';

/** https://developers.facebook.com/documentation/ads-commerce/marketing-api/reference/product-catalog/items_batch */
const MOST_REQUESTS = 5_000;
const MOST_BYTES = 28 * 1024 * 1024;
const MOST_BATCHES = 500;

const requestsSchema = z
  .array(
    z.object({
      method: z.enum(['CREATE', 'UPDATE', 'DELETE']),
      data: z.looseObject({ id: z.string().min(1).max(100) }),
    }),
  )
  .min(1)
  .max(MOST_REQUESTS);

interface Batch {
  status: 'in_progress' | 'finished';
  errors: { id: string; message: string }[];
}

/** Error codes of the Graph API: https://developers.facebook.com/docs/graph-api/guides/error-handling */
const errorOf = (context: Context, status: 400 | 500, code: number, type: string, message: string) =>
  context.json({ error: { message, type, code, fbtrace_id: randomUUID().slice(0, 11) } }, status);

/**
 * Meta's Catalog Batch API for vehicles. A batch is answered with a handle; its status is `in_progress` when it
 * is asked for the first time, and then `finished` with the items that were refused.
 */
export function meta(copies: Copies, faults: ChosenFaults): Hono {
  const batches = new Map<string, Batch>();
  /** Stored items with their nested fields, by catalogue and id. */
  const items = new Map<string, Record<string, unknown>>();

  const faultsOf = async (context: Context, catalogue: string, token: string | undefined) => {
    const errors: ReceiverErrors = {
      failing: () =>
        errorOf(context, 500, 2, 'OAuthException', 'An unexpected error has occurred. Please retry.'),
      limited: () =>
        errorOf(
          context,
          400,
          80_014,
          'OAuthException',
          'There have been too many calls for the batch uploads.',
        ),
      denied: () => errorOf(context, 400, 190, 'OAuthException', 'Invalid OAuth access token.'),
    };
    const { stopped, fault } = await faults.before('meta', catalogue, context, errors);
    return { stopped: stopped ?? (token ? null : errors.denied()), fault };
  };
  const tokenOf = (context: Context) => context.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1];

  return new Hono()
    .post('/:version/:catalogue/items_batch', async (context) => {
      const catalogue = context.req.param('catalogue');
      const { stopped, fault } = await faultsOf(context, catalogue, tokenOf(context));
      if (stopped) return stopped;
      const form = await context.req.parseBody();
      const text = String(form.requests ?? '');
      if (form.item_type !== 'VEHICLE')
        return errorOf(
          context,
          400,
          100,
          'OAuthException',
          '(#100) Param item_type must be a valid item type',
        );
      const parsed = requestsSchema.safeParse(jsonOf(text));
      if (!parsed.success || text.length > MOST_BYTES)
        return errorOf(
          context,
          400,
          100,
          'OAuthException',
          '(#100) Param requests must be a valid JSON array',
        );
      const batch: Batch = { status: 'in_progress', errors: [] };
      for (const { method, data } of parsed.data) {
        if (method === 'DELETE') {
          copies.delete(catalogue, data.id);
          continue;
        }
        const { id, ...fields } = data;
        const key = `${catalogue}/${id}`;
        // An update keeps the fields that it does not name; an empty text removes one.
        const before = copies.of(catalogue).has(id) && method === 'UPDATE' ? items.get(key) : {};
        const item = { ...before, ...fields };
        const row = flatten(item);
        const problem = problemOf('meta', row, copies.of(catalogue), id);
        if (problem) {
          batch.errors.push({ id, message: problem });
          continue;
        }
        items.set(key, item);
        copies.put(catalogue, id, row);
      }
      const handle = randomUUID();
      batches.set(handle, batch);
      const [oldest] = batches.keys();
      if (batches.size > MOST_BATCHES && oldest) batches.delete(oldest);
      return fault === 'cut off' ? cutOff(context) : context.json({ handles: [handle] });
    })
    .get('/:version/:catalogue/check_batch_request_status', async (context) => {
      const { stopped } = await faultsOf(context, context.req.param('catalogue'), tokenOf(context));
      if (stopped) return stopped;
      const handle = context.req.query('handle') ?? '';
      const batch = batches.get(handle);
      if (!batch) return errorOf(context, 400, 100, 'OAuthException', '(#100) Invalid handle');
      const { status, errors } = batch;
      batch.status = 'finished';
      return context.json({
        data: [
          status === 'in_progress'
            ? { handle, status, errors: [], errors_total_count: 0 }
            : {
                handle,
                status,
                errors,
                errors_total_count: errors.length,
                ...(context.req.query('load_ids_of_invalid_requests') === 'true' && {
                  ids_of_invalid_requests: errors.map(({ id }) => id),
                }),
              },
        ],
      });
    })
    .get('/:version/:catalogue/vehicles', async (context) => {
      const catalogue = context.req.param('catalogue');
      const { stopped } = await faultsOf(context, catalogue, tokenOf(context));
      if (stopped) return stopped;
      return context.json({
        data: [...copies.of(catalogue)].map(([id, row]) => ({ vehicle_id: id, ...row })),
      });
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns nested fields as the columns of Meta's file format, such as `image[0].url` and `mileage.value`; an
 * address is JSON there.
 */
function flatten(value: unknown, name = ''): StoredRow {
  if (name === 'address') return { address: JSON.stringify(value) };
  if (Array.isArray(value))
    return Object.assign({}, ...value.map((part, index) => flatten(part, `${name}[${index}]`)));
  if (typeof value === 'object' && value !== null)
    return Object.assign(
      {},
      ...Object.entries(value).map(([key, part]) => flatten(part, name === '' ? key : `${name}.${key}`)),
    );
  return value === null || value === '' ? {} : { [name]: String(value) };
}
