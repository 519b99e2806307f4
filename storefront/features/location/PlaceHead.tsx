import { LOCATION_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Location } from '@/content/locations.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { Rating } from '@/features/reviews/Rating.tsx';
import { REVIEWS_ANCHOR, reviewsOf } from '@/features/reviews/Reviews.tsx';
import { shownSummary } from '@/features/reviews/reviews.ts';
import { editableField } from '@/preview/Editable.tsx';
import { stockByPlace } from '@/stock/catalogue.server.ts';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { addressLine, directionsHref, stockHref } from './address.ts';
import { departmentsOf } from './departments.ts';
import { OpenNowLine } from './OpenNowLine.tsx';

export async function PlaceHead({
  site,
  places,
  crumbs,
  enquire,
}: {
  site: Site;
  places: readonly [Location, ...Location[]];
  crumbs: readonly Crumb[];
  enquire: ReactNode;
}) {
  const [place] = places;
  const t = await getTranslations('location');
  const picture = pictureSource(places.find(({ image }) => image?.url)?.image);
  const stock = stockHref(site, places, await stockByPlace(site));
  const directions = directionsHref(place);
  const summary = shownSummary(site, places);
  const reviews = summary ? await reviewsOf(site, places) : [];
  const departments = departmentsOf(places).map((department) => t(`departments.${department}`));
  return (
    <div className="border-b border-line bg-sunken">
      <div className="container pt-5 pb-8 lg:pb-12">
        <Breadcrumb crumbs={crumbs} />
        <div
          className={classes('mt-6 grid items-center gap-x-14 gap-y-8', picture && 'lg:grid-cols-[6fr_5fr]')}
        >
          <div>
            {departments.length > 0 && (
              <p className="mb-3 font-semibold text-accent-ink">{departments.join(' · ')}</p>
            )}
            <h1 className="display wrap-anywhere" {...editableField(place.id, 'location', 'name', 'words')}>
              {place.name}
            </h1>
            <address
              className="mt-4 text-lg text-ink-muted not-italic"
              {...editableField(place.id, 'location', 'address')}
            >
              <bdi>{addressLine(place.address)}</bdi>
            </address>
            <div className="mt-4 grid gap-1">
              {summary && (
                <Rating summary={summary} hasReviews={reviews.length > 0} href={`#${REVIEWS_ANCHOR}`} />
              )}
              <OpenNowLine place={place} site={site} />
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              {stock && (
                <LinkButton href={stock} size="lg">
                  {t('stock')}
                </LinkButton>
              )}
              {directions && (
                <a href={directions} target="_blank" rel="noopener" className="btn btn-secondary btn-lg">
                  <Icon name="navigation" size={18} />
                  {t('directions')}
                </a>
              )}
              {enquire}
              <LinkButton href="/service" variant="secondary" size="lg">
                {t('bookService')}
              </LinkButton>
            </div>
          </div>
          {picture && (
            <Picture
              {...picture}
              ratio={LOCATION_RATIO}
              sizes="(width >= 1280px) 560px, (width >= 992px) 44vw, 100vw"
              priority
              className="aspect-3/2 w-full rounded-card"
            />
          )}
        </div>
      </div>
    </div>
  );
}
