import { loadLocations } from '@/content/locations.server.ts';
import { Reviews } from '@/features/reviews/Reviews.tsx';
import type { BlockProps } from '../block.ts';

/** Customer reviews of the site or of one location (REVIEW-09 to REVIEW-16). */
export async function ReviewsBlock({ block, site }: BlockProps<'reviews'>) {
  const locations = await loadLocations(site.slug);
  const places = block.locationId ? locations.filter(({ id }) => id === block.locationId) : locations;
  return (
    <Reviews
      site={site}
      places={places}
      title={block.heading}
      intro={block.intro}
      all={!block.locationId}
      onlySummary={block.summaryOnly}
    />
  );
}
