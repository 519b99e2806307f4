import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/layout/header/SearchField.client.tsx';
import { stockShortcuts } from '@/layout/hero/shortcuts.ts';
import { stockCatalogue, stockNoun } from '@/stock/catalogue.server.ts';
import { orElse } from '@/stock/query.server.ts';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { makeLinks, type QuickLink } from './links.ts';

/** A stock search, with links to common searches. Works without script. */
export async function SearchBar({ block, site }: BlockProps<'searchBar'>) {
  const t = await getTranslations('blocks');
  const types = block.showTypes
    ? stockShortcuts(site, await getTranslations('hero'), await stockNoun(site))
    : [];
  const makes = block.showMakes ? await popular(site) : [];
  return (
    <Section block="searchBar" title={block.heading} intro={block.intro} tone="sunken">
      <div className="max-w-[760px]">
        <SearchField siteSlug={site.slug} id={`search-${block._key}`} size="lg" />
        <Links label={t('searchBar.byKind')} links={types} />
        <Links label={t('searchBar.byMake')} links={makes} />
      </div>
    </Section>
  );
}

const popular = (site: Site): Promise<QuickLink[]> =>
  orElse<QuickLink[]>([], site, 'makes of the search bar', async () => {
    const { makes } = await stockCatalogue(site);
    return makeLinks(makes, site.settings.popularMakesCount);
  });

function Links({ label, links }: { label: string; links: readonly QuickLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {links.map(({ label: words, href }) => (
        <li key={href}>
          <Link href={href} className="chip">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
