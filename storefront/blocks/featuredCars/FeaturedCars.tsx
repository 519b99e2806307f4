import { cached } from '@/cache/cached.server.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { CARD_GRID, CARD_STRIP } from '@/features/vehicle-card/grid.ts';
import { cardRulesNow } from '@/features/vehicle-card/rules.server.ts';
import { VehicleCards } from '@/features/vehicle-card/VehicleCards.client.tsx';
import { cardsKey } from '@/stock/card-vehicle.ts';
import { findCards, orElse } from '@/stock/query.server.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { featuredSearch } from './featured.ts';

const MOST = 12;

/** Vehicles in current stock that match a saved filter. Renders nothing without a match. */
export async function FeaturedCars({ block, site }: BlockProps<'featuredCars'>) {
  const { indexName, filters, href } = featuredSearch(site, block);
  const count = Math.min(MOST, Math.max(1, Math.trunc(block.count)));
  const vehicles = await orElse([], site, 'featured cars', () =>
    cached('stock', { site: site.slug }, () => findCards(site, { indexName, filters, hitsPerPage: count }), {
      key: `featured-${indexName}-${count}-${cardsKey(site)}-${filters}`,
    }),
  );
  if (vehicles.length === 0) return null;
  const rules = cardRulesNow(site);
  const carousel = block.layout === 'carousel';
  const [strip, grid] = [CARD_STRIP[rules.build], CARD_GRID[rules.build]];
  const { sizes } = carousel ? strip : grid;
  const cards = (
    <CardTexts rules={rules}>
      <VehicleCards vehicles={vehicles} rules={rules} sizes={sizes} />
    </CardTexts>
  );
  return (
    <Section
      block="featuredCars"
      title={block.heading}
      intro={block.intro}
      action={
        href &&
        block.viewAllLabel && (
          <Link href={href} className="more">
            {block.viewAllLabel}
            <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
            <span className="sr-only">: {block.heading}</span>
          </Link>
        )
      }
    >
      {carousel ? (
        <Strip label={block.heading} className={strip.width}>
          {cards}
        </Strip>
      ) : (
        <ul className={grid.full}>{cards}</ul>
      )}
    </Section>
  );
}
