import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { getTranslations } from 'next-intl/server';
import { cached } from '@/cache/cached.server.ts';
import { itemIcon } from '@/features/vehicle-card/item-icon.ts';
import { PriceLine } from '@/features/vehicle-card/PriceLine.tsx';
import { type CardRules, cardRules } from '@/features/vehicle-card/rules.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { findCards, orElse } from '@/stock/query.server.ts';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import './vehicle-chooser.css';
import { BOOK_PATH, BOOK_QUERY, BOOK_VEHICLE } from '@/features/test-drive/address.ts';

const FEW = 6;
const MOST = 12;

const DRIVABLE = allOf([literal('status', 'in_stock'), 'NOT reserved:true']);

const drivableVehicles = (site: Site, query: string): Promise<CardVehicle[]> =>
  orElse([], site, 'cars to test drive', () =>
    query
      ? findCards(site, { filters: DRIVABLE, hitsPerPage: MOST, query })
      : cached(
          'stock',
          { site: site.slug },
          () => findCards(site, { filters: allOf([DRIVABLE, 'photos_count > 1']), hitsPerPage: FEW }),
          { key: 'test-drive' },
        ),
  );

/**
 * Asks which vehicle to drive: a form that searches the stock without script, with results as links.
 * @param props.problem why the vehicle in the address can't be driven
 */
export async function VehicleChooser({
  site,
  query,
  problem,
}: {
  site: Site;
  query: string;
  problem: string | null;
}) {
  const [cars, t, language] = await Promise.all([
    drivableVehicles(site, query),
    getTranslations('bookDrive'),
    pageLanguage(),
  ]);
  const rules = { ...cardRules(site, new Date()), marketIndicatorEnabled: false };
  return (
    <section aria-labelledby="which-car" className="pt-section">
      <div className="container">
        {problem && (
          <Alert tone="warning">
            <p>{problem}</p>
          </Alert>
        )}
        <h2 id="which-car" className={problem ? 'mt-8 text-2xl' : 'text-2xl'}>
          {t('chooser.title')}
        </h2>
        <search>
          <form action={inLanguage(BOOK_PATH, language)} className="drive-search">
            <input
              type="search"
              name={BOOK_QUERY}
              defaultValue={query}
              maxLength={200}
              aria-label={t('chooser.query')}
              placeholder={t('chooser.query')}
              className="field"
            />
            <button type="submit" className="btn btn-primary">
              {t('chooser.find')}
            </button>
          </form>
        </search>
        {query && (
          <p role="status" className="mt-5 text-ink-muted">
            {t(cars.length === 0 ? 'chooser.none' : 'chooser.matches', { query })}
          </p>
        )}
        {cars.length > 0 && (
          <ul className="mt-6 grid gap-3 sm:even-2 lg:even-3">
            {cars.map((vehicle) => (
              <DrivableVehicle key={vehicle.objectID} vehicle={vehicle} rules={rules} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function DrivableVehicle({ vehicle, rules }: { vehicle: CardVehicle; rules: CardRules }) {
  return (
    <li className="card relative drive-car">
      <span>
        <Icon name={itemIcon(vehicle)} size={32} />
        {vehicle.primary_image_url && (
          <Picture
            src={vehicle.primary_image_url}
            alt=""
            ratio={4 / 3}
            sizes="112px"
            maxWidth={320}
            className="absolute inset-0 h-full w-full"
          />
        )}
      </span>
      <div className="min-w-0">
        <HardLink
          href={`${BOOK_PATH}?${BOOK_VEHICLE}=${encodeURIComponent(vehicle.slug)}`}
          className="card-link font-semibold underline-offset-4 hover:underline"
        >
          {vehicleTitle(vehicle)}
        </HardLink>
        <PriceLine vehicle={vehicle} rules={rules} compact />
      </div>
    </li>
  );
}
