import { PRICE_PICKS } from '@forecourt/lib/inventory/search/price-picks';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { getTranslations } from 'next-intl/server';
import { stockCountNoun } from '@/stock/catalogue.server.ts';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { PriceRange } from './PriceRange.client.tsx';
import { PriceRangeTexts } from './PriceRangeTexts.tsx';
import { stockPrices } from './prices.server.ts';
import { priceHref, usefulPicks } from './range.ts';

/** A price range with its number of vehicles, and prices to pick directly (SLIDER-01). */
export async function PriceSlider({ block, site }: BlockProps<'priceSlider'>) {
  const [prices, noun, t] = await Promise.all([
    stockPrices(site),
    stockCountNoun(site),
    getTranslations('blocks'),
  ]);
  const picks = block.showPicks ? usefulPicks(PRICE_PICKS[site.settings.priceQuickPicks], prices) : [];
  return (
    <Section block="priceSlider" title={block.heading} intro={block.intro}>
      <PriceRangeTexts>
        <PriceRange bounds={prices.bounds} count={prices.count} noun={noun} />
      </PriceRangeTexts>
      {/* Outside the lazy part, which needs a script. */}
      {picks.length > 0 && (
        <ul aria-label={t('priceSlider.byPrice')} className="mt-6 flex flex-wrap gap-2">
          {picks.map((pick) => (
            <li key={pick}>
              <Link href={priceHref({ min: null, max: pick })} className="chip numbers">
                {t('priceSlider.upTo', { price: formatMoney(pick) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
