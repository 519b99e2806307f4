import type { Site } from '@forecourt/lib/sites/site';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks.tsx';
import type { RenderForm } from '@/blocks/block.ts';
import { faqBlocks, faqPage } from '@/blocks/faq/questions.ts';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { filledIn } from '@/features/figures/figures.server.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';

/**
 * A page of an editor's blocks. Without an opening picture it gets a heading: its title, or the site's name
 * on the home page.
 * @param props.renderForm renders forms; undefined if the route does not load their script
 * @param props.children added below the blocks
 * @param props.above added between the heading and the blocks
 */
export async function EditorPage({
  site,
  page,
  renderForm,
  children,
  above,
}: {
  site: Site;
  page: PageDocument;
  renderForm?: RenderForm;
  children?: ReactNode;
  above?: ReactNode;
}) {
  const home = page.path === '/';
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: page.title, href: page.path },
  ];
  const [first] = page.blocks;
  const opens = !above && first?._type === 'heroCarousel' && first.slides.length > 0;
  const questions = faqPage(await filledIn(site, faqBlocks(page.blocks)), languageOf(page));
  const main = home ? (await loadLocations(site.slug)).find(({ primary }) => primary) : undefined;
  return (
    <main id="content">
      {!opens && (
        <PageHeader
          crumbs={home ? [] : crumbs}
          title={home ? site.name : page.title}
          document={home ? null : page}
          intro={home ? null : page.seo.description}
        />
      )}
      {above}
      <Blocks
        headed={!opens}
        document={page}
        blocks={page.blocks}
        site={site}
        renderForm={renderForm}
        around={aroundBlocks(page.id)}
      />
      {children}
      {questions && <JsonLd data={questions} />}
      {!home && <BreadcrumbData site={site} crumbs={crumbs} />}
      {main && <JsonLd data={autoDealer(site, main)} />}
    </main>
  );
}
