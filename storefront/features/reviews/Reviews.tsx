import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import type { Location } from '@/content/locations.server.ts';
import { loadReviews, type Review } from '@/content/reviews.server.ts';
import { Section } from '@/ui/Section.tsx';
import { Rating } from './Rating.tsx';
import { ReviewList } from './ReviewList.tsx';
import { shownReviews, shownSummary } from './reviews.ts';

export const REVIEWS_ANCHOR = 'reviews';

/** Returns the reviews to list for locations, newest first (REVIEW-14). */
export async function reviewsOf(
  site: Site,
  places: readonly Location[],
  { all = false }: { all?: boolean } = {},
): Promise<Review[]> {
  const ids = new Set(places.map(({ id }) => id));
  const reviews = await loadReviews(site.slug);
  return shownReviews(
    reviews.filter(({ location_id }) => (location_id === null ? all : ids.has(location_id))),
    site.settings,
  );
}

/**
 * The rating summary and newest reviews of locations (REVIEW rows), if `shownSummary` allows it. The
 * number of reviews appears only above reviews.
 * @param props.onlySummary the average without individual reviews
 */
export async function Reviews({
  site,
  places,
  title,
  intro,
  all = false,
  onlySummary = false,
}: {
  site: Site;
  places: readonly Location[];
  title: string | null;
  intro?: string | null;
  /** Include reviews of the site that name no location. */
  all?: boolean;
  onlySummary?: boolean;
}) {
  const summary = shownSummary(site, places);
  if (!summary) return null;
  const reviews = onlySummary ? [] : await reviewsOf(site, places, { all });
  if (!onlySummary && reviews.length === 0) return null;
  const t = await getTranslations('reviews');
  const names = Object.fromEntries(places.map(({ id, name }) => [id, name]));
  return (
    <Section
      id={REVIEWS_ANCHOR}
      title={title}
      intro={intro ?? null}
      action={<Rating summary={summary} hasReviews={reviews.length > 0} />}
    >
      {reviews.length > 0 && (
        <>
          <ReviewList reviews={reviews} site={site} placeNames={places.length > 1 ? names : {}} />
          <p className="mt-2 text-sm text-ink-muted">{t('source')}</p>
        </>
      )}
    </Section>
  );
}
