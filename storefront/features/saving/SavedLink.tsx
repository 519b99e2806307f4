import type { Site } from '@forecourt/lib/sites/site';
import { Icon } from '@/ui/Icon.client.tsx';
import { SavedCount } from './SavedCount.client.tsx';
import { SAVED_TITLES, savedListPath } from './saved-list-labels.ts';

/**
 * The link to saved vehicles with their count (ROUTE-96). An ordinary link, because a list that requires
 * sign-in must not be prefetched.
 */
export function SavedLink({ site: { slug, settings } }: { site: Pick<Site, 'slug' | 'settings'> }) {
  const { saveMode } = settings;
  return (
    <a href={savedListPath(saveMode)} className="saved-link btn btn-ghost btn-icon">
      <Icon name="heart" size={22} />
      <span className="sr-only">{SAVED_TITLES[saveMode]}</span>
      <SavedCount siteSlug={slug} saveMode={saveMode} />
    </a>
  );
}
