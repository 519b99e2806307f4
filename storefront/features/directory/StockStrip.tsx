import type { Site } from '@forecourt/lib/site/site';
import { CarCard } from '@/features/vehicle-card/CarCard.tsx';
import { CARD_GRID } from '@/features/vehicle-card/grid.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { countText } from '@/stock/count.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { StockOf } from './stock.server.ts';

/** The cars a site has of a brand or a model, and the way to all of them. */
export function StockStrip({
  site,
  name,
  stock: { href, count, cars },
}: {
  site: Site;
  name: string;
  stock: StockOf;
}) {
  const rules = cardRules(site, new Date());
  const grid = CARD_GRID[site.template];
  return (
    <Section
      title={`${name} in stock`}
      intro={`${countText(count, 'car')}, here or on the way`}
      tone="sunken"
      action={
        <Link href={href} className="more">
          View all
          <span className="sr-only"> {name} in stock</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      }
    >
      <ul className={classes(grid.full, 'strip-phone')}>
        {cars.map((car) => (
          <li key={car.objectID}>
            <CarCard car={car} rules={rules} sizes={grid.sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
