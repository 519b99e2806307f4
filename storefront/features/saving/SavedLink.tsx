import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { SavedCount } from './SavedCount.client.tsx';
import { savedListPath } from './saved-list-labels.ts';

/**
 * The link to saved vehicles with their count (ROUTE-96). An ordinary link, because a list that requires
 * sign-in must not be prefetched.
 */
export function SavedLink({ site: { slug, settings } }: { site: Pick<Site, 'slug' | 'settings'> }) {
  const t = useTranslations('header');
  const { saveMode } = settings;
  return (
    <HardLink href={savedListPath(saveMode)} className="saved-link btn btn-ghost btn-icon">
      <Icon name="heart" size={22} />
      <span className="sr-only">{t(saveMode)}</span>
      <SavedCount siteSlug={slug} saveMode={saveMode} />
    </HardLink>
  );
}
