import type { Site } from '@forecourt/lib/sites/site';
import { SearchField } from '@/layout/header/SearchField.client.tsx';
import { searchHint } from '@/layout/header/search-hint.ts';
import { stockShortcuts } from '@/layout/hero/shortcuts.ts';
import { LinkList } from '@/ui/LinkList.client.tsx';

/** The search on a 404 page (OPEN-124). */
export function SearchAgain({ site }: { site: Site }) {
  return (
    <div className="mt-8 max-w-160">
      <SearchField siteSlug={site.slug} hint={searchHint(site)} id="again-search" size="lg" />
      <LinkList links={stockShortcuts(site)} className="mt-4 flex flex-wrap gap-x-6" linkClass="more py-2" />
    </div>
  );
}
