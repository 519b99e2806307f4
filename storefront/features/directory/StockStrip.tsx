import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { CARD_GRID, swipedGrid } from '@/features/vehicle-card/grid.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import { inStockText } from '@/stock/count.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { StockOf } from './stock.server.ts';

/** A row of vehicles with a link to all of them, under `{name} in stock`, or another title. */
export function StockStrip({
  site,
  name,
  stock: { href, noun, counts, vehicles },
  title: ownTitle,
}: {
  site: Site;
  name: string;
  title?: string;
  stock: StockOf;
}) {
  const t = useTranslations('directory');
  const texts = useTranslations('stock');
  const title = ownTitle ?? t(counts.inStock > 0 ? 'strip.inStock' : 'strip.arriving', { name });
  const rules = cardRules(site, new Date());
  const build = cardBuildOf(site);
  const cards = vehicles.map((vehicle) => (
    <li key={vehicle.objectID}>
      <VehicleCard vehicle={vehicle} rules={rules} sizes={CARD_GRID[build].sizes} />
    </li>
  ));
  return (
    <Section
      title={title}
      intro={inStockText(counts, noun, texts)}
      tone="sunken"
      action={
        <Link href={href} className="more">
          {t.rich('strip.viewAll', {
            title,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
          <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
        </Link>
      }
    >
      <ul className={swipedGrid(build)}>
        {rules.repayment ? <CardTexts rules={rules}>{cards}</CardTexts> : cards}
      </ul>
    </Section>
  );
}
