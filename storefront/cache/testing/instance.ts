// A minimal storefront instance as a separate process, which tests can kill. It serves the price of a vehicle
// from the page cache at `/slug` and at any address below it, receives changes at the stock worker's route,
// and shares what instances of the storefront share. Pages render slowly, so that changes arrive in the
// middle. node instance.ts PORT BUILD_FOLDER, with DATABASE_URL, REDIS_URL and STOCK_WEBHOOK_SECRET.
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { SIGNATURE_HEADER, verify } from '@forecourt/lib/inventory/stock/signature';
import { STOCK_CHANGED_PATH, stockChangesSchema } from '@forecourt/lib/inventory/stock/stock-changed';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { readVariable } from '@forecourt/lib/platform/env';
import type { CachedValue } from '../cache-handler.ts';
import { tagOf } from '../manifest.ts';
import PageCache from '../page-cache.ts';
import { stockPlan } from '../plan.ts';
import { sharedCache } from '../shared/process-cache.ts';

const SITE = 'sample';
const LONGEST_MAKING_MS = 40;
const [port = '', buildFolder = ''] = process.argv.slice(2);
const pool = openPool(readVariable('DATABASE_URL'));
let makings = 0;

const cacheOfRequest = () => new PageCache({ serverDistDir: buildFolder, maxMemoryCacheSize: 1e6 });

async function page(address: string): Promise<string> {
  const cache = cacheOfRequest();
  const [, slug = ''] = address.split('/');
  const entryOfPage = await cache.get(address, { kind: 'APP_PAGE' });
  if (entryOfPage?.value?.html !== undefined) return String(entryOfPage.value.html);
  const { rows } = await pool.query<{ price: string }>(
    `select record->>'price' as price from cars where slug = $1`,
    [slug],
  );
  makings += 1;
  await delay((makings * 7) % LONGEST_MAKING_MS);
  const html = rows[0]?.price ?? '';
  const headers = { 'x-next-cache-tags': tagOf('car', { site: SITE, slug }) };
  const value: CachedValue = { kind: 'APP_PAGE', headers, status: 200, html };
  await cache.set(address, value, { cacheControl: { revalidate: 3_600 } });
  return html;
}

/** Returns the response status, by the rules of `respondAfterInvalidation`. */
async function receiveChange(request: IncomingMessage): Promise<number> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces).toString();
  const signature = request.headers[SIGNATURE_HEADER];
  const secret = readVariable('STOCK_WEBHOOK_SECRET');
  if (!verify(body, typeof signature === 'string' ? signature : null, secret, Date.now() / 1000).ok)
    return 401;
  const { changes } = stockChangesSchema.parse(JSON.parse(body));
  const tags = stockPlan(changes, new Map(changes.map(({ dealershipId }) => [dealershipId, [SITE]])));
  try {
    await sharedCache(buildFolder)?.invalidate(tags);
    return 204;
  } catch {
    return 503;
  }
}

void sharedCache(buildFolder)?.listen();
createServer(async (request, response) => {
  try {
    if (request.url === STOCK_CHANGED_PATH) response.writeHead(await receiveChange(request)).end();
    else response.end(await page(request.url ?? '/'));
  } catch {
    response.writeHead(500).end();
  }
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
