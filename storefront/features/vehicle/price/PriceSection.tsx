import { priceChangesOf } from '@forecourt/lib/inventory/stock/price-changes.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { passesPriceComparison, sellingPrice } from '@forecourt/lib/vehicle/price';
import { type PriceHistory, priceHistory } from '@forecourt/lib/vehicle/price-comparison/price-history';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { getTranslations } from 'next-intl/server';
import { skipPageCache } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import type { VehicleView } from '../page/view.server.ts';
import { priceLine } from './line-box.ts';
import { NoPrice } from './NoPrice.tsx';
import { PriceBlock } from './PriceBlock.client.tsx';

/**
 * 'Price' section of a vehicle page: a comparison with the market (VDP-35), fetched by the browser when it
 * comes near, and the price history. The chart loads with the comparison's script.
 */
export async function PriceSection({ view }: { view: VehicleView }) {
  const { site, vehicle } = view;
  if (!site.features.autogaugeEnabled) return <NoPrice />;
  const [t, texts] = await Promise.all([getTranslations('vehicle'), getTranslations('priceComparison')]);
  const history = await historyOf(view, t);
  const comparable = passesPriceComparison(vehicle);
  if (!history && !comparable) return <NoPrice />;
  const hasChanged = history && history.steps.length > 1;
  return (
    <PriceBlock
      heading={texts('heading')}
      source={comparable ? `/api${vehiclePath(vehicle)}/autogauge` : null}
      prices={hasChanged ? history.steps.map(({ at, price }) => [at.getTime(), price]) : null}
      lineShape={history ? priceLine(history.steps, view.now).shape : 1}
      timeZone={site.settings.timeZone}
    >
      {history && (
        <p className="mt-6">
          {history.latest && <strong>{history.latest}</strong>} {history.listed}
        </p>
      )}
    </PriceBlock>
  );
}

/** Returns null if the history cannot be read: the page does not depend on it. */
async function historyOf(
  { site, vehicle, now, language }: VehicleView,
  t: Translator<'vehicle'>,
): Promise<PriceHistory | null> {
  try {
    const changes = await priceChangesOf(databasePool(environment().DATABASE_URL), vehicle.id);
    const { timeZone, formerPriceDays: leastDays } = site.settings;
    const rules = { price: sellingPrice(vehicle), timeZone, now, leastDays };
    return priceHistory(changes, rules, { t, ...(language && { language }) });
  } catch (error) {
    log.error({ err: error, site: site.slug, car: vehicle.slug }, 'price_history_failed');
    await skipPageCache();
    return null;
  }
}
