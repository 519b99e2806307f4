import { xmlEntries } from '@forecourt/lib/inventory/stock/reading/xml';
import { parse } from 'csv-parse/sync';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Copies, firstValue, type StoredRow } from './copies.ts';
import type { ChosenFaults, ReceiverErrors } from './faults.ts';
import { problemOf } from './rules.ts';

const requestSchema = z.object({
  /** Whose rules apply; `other` accepts every row. */
  receiver: z.enum(['google', 'meta', 'tiktok', 'bing', 'other']),
  account: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
});

/** The column with the id of a row, in the formats of all receivers. */
const ID_COLUMNS = ['id', 'ID', 'vehicle_id', 'stocknum', 'stock_number', 'StockNumber'];

/**
 * A receiver that fetches the file of a feed on a schedule. `POST /fetch` fetches it now, asking only for what
 * changed; a complete file replaces the account's adverts, an incomplete one is refused as a whole.
 */
export function files(copies: Copies, faults: ChosenFaults): Hono {
  const entityTags = new Map<string, string>();
  const errors = (context: Context): ReceiverErrors => ({
    failing: () => context.json({ error: 'The file cannot be processed now.' }, 500),
    limited: () => context.json({ error: 'The file was fetched too often.' }, 429),
    denied: () => context.json({ error: 'The account is suspended.' }, 403),
  });

  return new Hono()
    .post('/fetch', async (context) => {
      const request = requestSchema.safeParse(await context.req.json().catch(() => null));
      if (!request.success) return context.json({ error: 'This request cannot be read.' }, 400);
      const { receiver, account, url } = request.data;
      const { stopped } = await faults.before('files', account, context, errors(context));
      if (stopped) return stopped;
      const known = entityTags.get(`${account} ${url}`);
      try {
        const response = await fetch(url, { headers: known ? { 'if-none-match': known } : {} });
        if (response.status === 304)
          return context.json({ isChanged: false, stored: copies.of(account).size });
        if (!response.ok) return context.json({ error: `The file responded with ${response.status}.` }, 422);
        const rows = rowsOf(await response.text(), response.headers.get('content-type') ?? '');
        const accepted = new Map<string, StoredRow>();
        const refused: { id: string; problem: string }[] = [];
        for (const row of rows) {
          const id = ID_COLUMNS.map((column) => firstValue(row, column)).find((value) => value !== '') ?? '';
          const problem =
            id === ''
              ? 'The row has no id'
              : receiver === 'other'
                ? null
                : problemOf(receiver, row, accepted, id);
          if (problem) refused.push({ id, problem });
          else accepted.set(id, row);
        }
        copies.replace(account, accepted);
        entityTags.set(`${account} ${url}`, response.headers.get('etag') ?? '');
        return context.json({ isChanged: true, stored: accepted.size, refused });
      } catch (error) {
        return context.json({ error: `The file cannot be read: ${String(error)}` }, 422);
      }
    })
    .get('/:account/rows', (context) => context.json([...copies.of(context.req.param('account')).values()]));
}

/** @throws if the file is not complete */
function rowsOf(text: string, type: string): StoredRow[] {
  if (type.includes('json')) {
    const parsed: unknown = JSON.parse(text);
    return listIn(parsed).map(textsOf);
  }
  if (type.includes('xml')) {
    const root = /<([a-z][\w:.-]*)/i.exec(text)?.[1] ?? '';
    if (!text.trimEnd().endsWith(`</${root}>`)) throw new Error('the file is not complete');
    return xmlEntries(text, root === 'rss' ? '$.channel.item' : '$.*').map(textsOf);
  }
  return parse(text, { columns: true, delimiter: type.includes('tab') ? '\t' : ',', bom: true }).map(textsOf);
}

/** Returns the longest list anywhere in a parsed file, which is the list of its records. */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .map(listIn)
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

function textsOf(record: unknown): StoredRow {
  if (typeof record !== 'object' || record === null) return {};
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value ?? ''),
    ]),
  );
}
