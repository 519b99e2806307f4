import { useTranslations } from 'next-intl';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { countText } from '@/stock/count.ts';
import { basisIn } from '@/stock/lowest-price.ts';
import type { Noun } from '@/stock/noun.ts';
import { countedNoun } from '@/stock/searched-noun.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { ListedDealership } from './dealership.ts';
import type { FoundDealership } from './search.ts';

/**
 * A dealership's card: location, makes, and number of matching vehicles.
 * @param props.result null for a dealership without vehicles
 * @param props.href its matching stock
 */
export function DealershipCard({
  dealership,
  result,
  href,
  noun,
  priority,
}: {
  dealership: ListedDealership;
  result: FoundDealership | null;
  href: string;
  noun: Noun;
  priority: boolean;
}) {
  const t = useTranslations('dealerships');
  const stock = useTranslations('stock');
  const { name, picture, places, brands, phone, website } = dealership;
  return (
    <article className="card h-full md:flex-row">
      {picture ? (
        <Picture
          {...picture}
          alt=""
          ratio={4 / 3}
          sizes="(width >= 1280px) 480px, (width >= 768px) 40vw, 100vw"
          maxWidth={Math.min(1080, picture.maxWidth)}
          priority={priority}
          className="aspect-video w-full shrink-0 md:aspect-auto md:w-2/5"
        />
      ) : (
        <div className="flex aspect-video items-center justify-center bg-sunken text-line-strong md:aspect-auto md:w-2/5 md:shrink-0">
          <Icon name="building-complex" size={56} />
        </div>
      )}
      <div className="flex grow flex-col gap-5 p-card md:p-8">
        <div>
          <h2 className="text-2xl">{name}</h2>
          {places.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {places.map((place) => (
                <li key={place.href}>
                  <Link
                    href={place.href}
                    className="inline-flex items-center gap-1.5 py-1 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    <Icon name="map-pin" size={16} />
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <div>
            <dt className="text-sm text-ink-muted">{t('inStock')}</dt>
            <dd className="numbers text-xl font-semibold">
              {countText(result?.count ?? 0, countedNoun(noun, result?.bodies), stock)}
            </dd>
          </div>
          {result?.from && (
            <div>
              <dt className="text-sm text-ink-muted">{t('from')}</dt>
              <dd className="numbers text-xl font-semibold">
                {result.from.figure}
                {result.from.basisText && (
                  <span className="text-sm font-normal text-ink-muted">
                    {' '}
                    {basisIn(result.from.basisText, stock)}
                  </span>
                )}
              </dd>
            </div>
          )}
          {result && result.makes.length > 0 && (
            <div>
              <dt className="text-sm text-ink-muted">{t('mostOf')}</dt>
              <dd className="py-0.5">{result.makes.join(', ')}</dd>
            </div>
          )}
        </dl>
        {brands.length > 0 && (
          <p className="text-sm text-ink-muted">
            {t.rich('sellsNew', {
              brands: brands.join(', '),
              b: (names) => <span className="text-ink">{names}</span>,
            })}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3">
          {result && (
            <LinkButton href={href}>
              {t.rich('viewStock', {
                name,
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </LinkButton>
          )}
          {phone && (
            <Phone
              phone={phone}
              icon={16}
              className="inline-flex items-center gap-2 py-2 font-medium underline-offset-4 hover:underline"
            />
          )}
          {website && (
            <a href={website} className="more py-2" rel="noopener" target="_blank">
              {t('website')}
              <Icon name="external-link" size={16} />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
