import { yearAt } from '@forecourt/lib/leads/trade-in/vehicle';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { Site } from '@forecourt/lib/sites/site';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/blocks/Blocks.tsx';
import { faqBlocks, faqPage } from '@/blocks/faq/questions.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { filledIn } from '@/features/figures/figures.server.ts';
import { Aside } from '@/features/trade-in/Aside.tsx';
import { hasEstimates } from '@/features/trade-in/provider.server.ts';
import { SharedNotice, VehicleStep } from '@/features/trade-in/steps/screens.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { FormWithSteps } from './FormWithSteps.tsx';
import { formsOnPage } from './form-on-page.tsx';
import { withoutLeadingForm } from './without-leading-form.ts';

const STEP_TEXTS = [...FORM_TEXTS, 'tradeInForm'] as const;

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
): Metadata | Promise<Metadata> => (page ? pageMetadata(site, page) : ownMetadata(site, path));

async function ownMetadata(site: Site, path: string): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('tradeIn'), getTranslations('pageTitles')]);
  return {
    title: titles('tradeIn'),
    description: t('pageDescription', { site: site.name }),
    alternates: { canonical: path },
  };
}

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
  const [t, titles, ui] = await Promise.all([
    getTranslations('tradeIn'),
    getTranslations('pageTitles'),
    getTranslations('ui'),
  ]);
  const title = page?.title ?? titles('tradeIn');
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: title, href: path },
  ];
  const { form: leading, blocks } = withoutLeadingForm(page);
  const form = await filledIn(site, leading);
  const questions = faqPage(await filledIn(site, faqBlocks(blocks)), languageOf(page));
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} document={page} intro={page?.seo.description ?? null} />
      <FormWithSteps
        anchor="valuation"
        label={titles('tradeIn')}
        heading={form?.heading ?? t('whatWorth')}
        beside={form}
        steps={
          form && form.steps.length > 0 ? form.steps : <Aside vehicle={null} hasEstimates={hasEstimates()} />
        }
      >
        <TextsProvider namespaces={STEP_TEXTS}>
          <VehicleStep page={path} thisYear={yearAt(site.settings.timeZone)} />
          {/* The app's service worker opens this page after photos were shared. */}
          {hasGarageApp(site) && <SharedNotice />}
        </TextsProvider>
      </FormWithSteps>
      {page && (
        <Blocks
          headed
          document={page}
          blocks={blocks}
          site={site}
          renderForm={formsOnPage(path, returned)}
          around={aroundBlocks(page.id)}
        />
      )}
      {questions && <JsonLd data={questions} />}
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
