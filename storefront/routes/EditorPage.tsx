import type { Site } from '@forecourt/lib/site/site';
import { pageQuery } from '@forecourt/schemas/queries/page';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks, withQuestion } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';

/** A page made of an editor's blocks. Without an opening picture it gets a head with its title. */
export async function EditorPage({ site, page }: { site: Site; page: PageDocument }) {
  const home = page.path === '/';
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: page.title, href: page.path },
  ];
  const opens = page.blocks[0]?._type === 'heroCarousel' && page.blocks[0].slides.length > 0;
  const main = home ? (await loadLocations(site.slug)).find(({ primary }) => primary) : undefined;
  return withQuestion(
    <main id="content">
      {!opens && (
        <PageHeader
          crumbs={home ? [] : crumbs}
          title={page.title}
          intro={home ? null : page.seo.description}
        />
      )}
      <Blocks blocks={page.blocks} site={site} around={aroundBlocks(page.id)} />
      {!home && <JsonLd data={breadcrumbList(site, crumbs)} />}
      {main && <JsonLd data={autoDealer(site, main)} />}
    </main>,
    pageQuery,
    { site: site.slug, path: page.path },
  );
}
