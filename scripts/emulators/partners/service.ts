import { openPool, type Queryable } from '@forecourt/lib/platform/database/client.server';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { Hono } from 'hono';
import { listen } from '../listen.ts';
import type { EmulatorService } from '../service.ts';
import { advertising } from './advertising/routes.ts';
import { agentPlatform } from './agent-platform/routes.ts';
import { conversions } from './conversions/routes.ts';
import { finance } from './finance/routes.ts';
import { gauge } from './gauge/routes.ts';
import { localities } from './geocoding/postcodes.ts';
import { geocoding } from './geocoding/routes.ts';
import { indexNow } from './index-now/routes.ts';
import { maps } from './maps/routes.ts';
import { tileMaker } from './maps/tiles.ts';
import { ppsr } from './ppsr/routes.ts';
import { push } from './push/routes.ts';
import { recalls } from './recalls/routes.ts';
import { routing } from './routing/routes.ts';
import { socialPixel } from './social-pixel/routes.ts';
import { textModel } from './text-model/routes.ts';
import { turnstile } from './turnstile/routes.ts';
import { valuation } from './valuation/routes.ts';

export interface PartnersOptions {
  port: number;
  /** Data folder for partners; none uses it yet. */
  dataDir: string;
  geocodingKey: string;
  valuationKey: string;
  ppsrKey: string;
  recallsKey: string;
  textModelKey: string;
  financeKey: string;
  turnstileSecret: string;
  /** Verifies the signatures of order events. */
  agentWebhookSecret: string;
  /** Verifies who sends notifications. */
  vapidPublicKey: string;
  /** Database with the dealers' stock, which the price comparison partner reads. */
  databaseUrl: string;
}

/**
 * Starts the emulators of partners that the storefront calls over HTTP, one folder each, on one port.
 * @throws when the port is taken
 */
export async function start({
  port,
  geocodingKey,
  valuationKey,
  ppsrKey,
  recallsKey,
  textModelKey,
  financeKey,
  turnstileSecret,
  agentWebhookSecret,
  vapidPublicKey,
  databaseUrl,
}: PartnersOptions): Promise<EmulatorService> {
  const stock = openPool(databaseUrl);
  const tile = tileMaker();
  const app = new Hono()
    .route('/', geocoding(geocodingKey))
    .route('/conversions', conversions())
    .route('/', agentPlatform(agentWebhookSecret))
    .route('/', indexNow())
    .route('/', push(vapidPublicKey))
    .route('/', socialPixel())
    .route('/', turnstile(turnstileSecret))
    .route('/maps', maps(tile))
    .route('/routing', routing())
    .route('/advertising', advertising().app)
    .route('/valuation', valuation(valuationKey))
    .route('/ppsr', ppsr(ppsrKey))
    .route(
      '/recalls',
      recalls(recallsKey, (vin) => stockNumberOf(stock, vin)),
    )
    .route('/text-model', textModel(textModelKey))
    .route('/finance', finance(financeKey))
    .route(
      '/gauge',
      gauge((slug) => listingPriceIn(stock, slug)),
    );
  const server = await listen(app.fetch, port);
  // Load the datasets now, so that the first visitor does not wait for them.
  setImmediate(() => tile(0, 0, 0));
  return {
    url: server.url,
    health: async () => ({
      ok: true,
      detail: `geocodes ${localities().length.toLocaleString('en-AU')} suburbs`,
    }),
    stop: async () => {
      await server.close();
      await stock.end();
    },
  };
}

/** Returns the stock number of the vehicle with a VIN in the dealer's stock; null if there is none. */
async function stockNumberOf(stock: Queryable, vin: string): Promise<string | null> {
  const { rows } = await stock.query<{ stocknum: string }>(
    "select stocknum from cars where record->>'vin' = $1",
    [vin],
  );
  return rows[0]?.stocknum ?? null;
}

/** Returns a car's advertised price from the dealer's stock; null for an unknown car or price. */
async function listingPriceIn(stock: Queryable, slug: string): Promise<number | null> {
  const { rows } = await stock.query<{ record: Vehicle }>('select record from cars where slug = $1', [slug]);
  return rows[0] ? sellingPrice(rows[0].record) : null;
}
