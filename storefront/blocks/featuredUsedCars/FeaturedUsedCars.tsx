import { actionOf } from '@/content/links.ts';
import { featuredUsedCars } from '@/content/stock.server.ts';
import { CarCard } from '@/features/vehicle/card/CarCard.tsx';
import { CARD_GRID } from '@/features/vehicle/card/grid.ts';
import { cardRules } from '@/features/vehicle/card/rules.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

/** Six used cars in stock with more than one photo. */
export async function FeaturedUsedCars({ block, site }: BlockProps<'featuredUsedCars'>) {
  const cars = await featuredUsedCars(site);
  if (cars.length === 0) return null;
  const rules = cardRules(site, new Date());
  const grid = CARD_GRID[site.template];
  const action = actionOf(block.action);
  return (
    <Section
      title={block.title}
      action={
        action && (
          <Link {...action.to} className="more">
            {action.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        )
      }
    >
      <ul className={grid.full}>
        {cars.map((car) => (
          <li key={car.objectID}>
            <CarCard car={car} rules={rules} sizes={grid.sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
