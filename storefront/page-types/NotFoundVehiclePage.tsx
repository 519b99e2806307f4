import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { StockStrip } from '@/features/directory/StockStrip.tsx';
import { type StockOf, stockOf } from '@/features/directory/stock.server.ts';
import { makesInStock } from '@/stock/catalogue.server.ts';
import { makeHref } from '@/stock/landing.ts';
import { namesInSlug } from '@/stock/slug-names.ts';
import { Link } from '@/ui/Link.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const MAKES_NAMED = 12;

/**
 * The page for an unknown or hidden vehicle (OPEN-037): 404 with a search, and vehicles of the model or
 * make in the address, or else the makes and some vehicles in stock.
 */
export async function NotFoundVehiclePage({ site, slug }: { site: Site; slug: string }) {
  const makes = await makesInStock(site);
  const similar = await nearestStock(site, namesInSlug(slug, makes));
  return (
    <NotFoundPage site={site} vehicles={similar && <StockStrip site={site} {...similar} />}>
      {!similar && <Makes makes={makes.map(({ name }) => name)} />}
    </NotFoundPage>
  );
}

/** Returns the stock of a model, else of its make; null without either. */
async function nearestStock(
  site: Site,
  names: readonly string[],
): Promise<{ name: string; stock: StockOf } | null> {
  if (names.length === 0) return null;
  const stock = await stockOf(site, names);
  return stock ? { name: names.join(' '), stock } : nearestStock(site, names.slice(0, -1));
}

function Makes({ makes }: { makes: readonly string[] }) {
  const t = useTranslations('vehicle');
  if (makes.length < 2) return null;
  return (
    <section aria-labelledby="makes-in-stock" className="container pb-section">
      <h2 id="makes-in-stock" className="text-xl">
        {t('makesInStock')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {makes.slice(0, MAKES_NAMED).map((make) => (
          <li key={make}>
            <Link href={makeHref(make)} className="btn btn-secondary btn-sm">
              {make}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
