import type { Site } from '@forecourt/lib/site/site';
import { SearchField } from '@/layout/header/SearchField.tsx';
import { stockShortcuts } from '@/layout/hero/shortcuts.ts';
import { LinkList } from '@/ui/LinkList.client.tsx';

/** What a page that is not there offers instead (OPEN-124). */
export function SearchAgain({ site }: { site: Site }) {
  return (
    <div className="mt-8 max-w-160">
      <SearchField site={site} id="again-search" size="lg" />
      <LinkList links={stockShortcuts(site)} className="mt-4 flex flex-wrap gap-x-6" linkClass="more py-2" />
    </div>
  );
}
