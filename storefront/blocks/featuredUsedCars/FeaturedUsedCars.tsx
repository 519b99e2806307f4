import { actionOf } from '@/content/links.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { CARD_GRID, swipedGrid } from '@/features/vehicle-card/grid.ts';
import { cardRulesNow } from '@/features/vehicle-card/rules.server.ts';
import { VehicleCards } from '@/features/vehicle-card/VehicleCards.client.tsx';
import { featuredUsedCars } from '@/stock/featured.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

const YARD_GRID = 'grid pairs gap-gap md:even-3';
const YARD_SIZES = '(width >= 1200px) 410px, (width >= 768px) 33vw, 50vw';

/** Six used vehicles in stock with several photos. */
export async function FeaturedUsedCars({ block, site }: BlockProps<'featuredUsedCars'>) {
  const vehicles = await featuredUsedCars(site);
  if (vehicles.length === 0) return null;
  const rules = cardRulesNow(site);
  const yard = rules.build === 'yard';
  const grid = CARD_GRID[rules.build];
  const action = actionOf(block.action);
  return (
    <Section
      block="featuredUsedCars"
      title={block.title}
      action={
        action && (
          <Link {...action.to} className="more">
            {action.label}
            <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
          </Link>
        )
      }
    >
      <ul className={yard ? YARD_GRID : swipedGrid(rules.build)}>
        <CardTexts rules={rules}>
          <VehicleCards vehicles={vehicles} rules={rules} sizes={yard ? YARD_SIZES : grid.sizes} />
        </CardTexts>
      </ul>
    </Section>
  );
}
