import type { Site } from '@forecourt/lib/sites/site';
import { Icon } from '@/ui/Icon.client.tsx';
import { SavedCount } from './SavedCount.client.tsx';
import { SAVED_TITLES, savedListPath } from './words.ts';

/**
 * The way to the saved vehicles, with how many there are (ROUTE-96). An ordinary link, since a list that asks for sign-in is
 * never fetched ahead.
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
