import { yearAt } from '@forecourt/lib/leads/trade-in/vehicle';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import { TRADE_IN_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { Blocks } from '@/blocks/Blocks.tsx';
import { faqBlocks, faqPage } from '@/blocks/faq/questions.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { filledIn } from '@/features/figures/figures.server.ts';
import { Aside } from '@/features/trade-in/Aside.tsx';
import { hasEstimates } from '@/features/trade-in/provider.server.ts';
import { SharedNotice, VehicleStep } from '@/features/trade-in/steps/screens.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { FormWithSteps } from './FormWithSteps.tsx';
import { formsOnPage } from './form-on-page.tsx';
import { withoutLeadingForm } from './without-leading-form.ts';

/** Returns an editor's page for an address of the valuation, or for its main one (ROUTE-10 to ROUTE-12). */
export const tradeInContent = async (
  { slug, settings, features }: Site,
  path: string,
): Promise<{ path: string; page: PageDocument | null } | null> =>
  features.tradeInEnabled
    ? { path, page: (await findPage(slug, path)) ?? (await findPage(slug, settings.sellCarPath)) }
    : null;

/** Returns the page's metadata; the other addresses have the edited one as their canonical. */
export const tradeInMetadata = (
  site: Site,
  { path, page }: { path: string; page: PageDocument | null },
): Metadata | Promise<Metadata> =>
  page
    ? pageMetadata(site, page)
    : {
        title: TRADE_IN_TITLE,
        description: `Find out what your car is worth. ${site.name} gives you an online estimate in two minutes.`,
        alternates: { canonical: path },
      };

/**
 * The start of a valuation (SITE-18): its first screen next to an editor's text, then the editor's blocks.
 * A form block of the editor is replaced by the valuation.
 */
export async function TradeInPage({
  site,
  path,
  page,
  returned,
}: {
  site: Site;
  path: string;
  page: PageDocument | null;
  returned: ReturnedForm;
}) {
  const title = page?.title ?? TRADE_IN_TITLE;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: path },
  ];
  const { form: leading, blocks } = withoutLeadingForm(page);
  const form = await filledIn(site, leading);
  const questions = faqPage(await filledIn(site, faqBlocks(blocks)));
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} intro={page?.seo.description ?? null} />
      <FormWithSteps
        anchor="valuation"
        label={TRADE_IN_TITLE}
        heading={form?.heading ?? 'What is my car worth?'}
        beside={form}
        steps={
          form && form.steps.length > 0 ? form.steps : <Aside vehicle={null} hasEstimates={hasEstimates()} />
        }
      >
        <VehicleStep page={path} thisYear={yearAt(site.settings.timeZone)} />
        {/* The app's service worker opens this page after photos were shared. */}
        {hasGarageApp(site) && <SharedNotice />}
      </FormWithSteps>
      {page && (
        <Blocks
          headed
          blocks={blocks}
          site={site}
          renderForm={formsOnPage(path, returned)}
          around={aroundBlocks(page.id)}
        />
      )}
      {questions && <JsonLd data={questions} />}
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
