import type { Site } from '@forecourt/lib/site/site';
import type { Location } from '@/content/locations.server.ts';
import { Icon } from '@/ui/Icon.tsx';

/** The average of a location's reviews, where it is above the site's minimum and reviews are shown at all. */
export function Rating({ location, site }: { location: Location; site: Site }) {
  const { average_rating: average, count } = location.reviews ?? {};
  if (site.features.reviewsHidden || !count || !average || average <= site.settings.minReviewRating)
    return null;
  return (
    <p className="numbers flex items-center gap-2">
      <Icon name="star" size={18} className="icon-filled text-accent-ink" />
      <span className="font-semibold">{average.toFixed(1)}</span>
      <span className="text-ink-muted">{new Intl.NumberFormat('en-AU').format(count)} reviews</span>
    </p>
  );
}
