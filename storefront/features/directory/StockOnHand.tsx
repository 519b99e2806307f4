import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { StockStrip } from './StockStrip.tsx';
import type { StockOf } from './stock.server.ts';

/** One row on a wide screen. */
const SHOWN = 3;

/**
 * A few vehicles of the site, so that a page without content of its own does not end the visit.
 * @param props.stock the whole stock (`wholeStock`)
 */
export function StockOnHand({ site, stock }: { site: Site; stock: StockOf }) {
  const t = useTranslations('directory');
  const { noun, vehicles } = stock;
  return (
    <StockStrip
      site={site}
      name={t('strip.kind', { noun })}
      stock={{ ...stock, vehicles: vehicles.slice(0, SHOWN) }}
    />
  );
}
