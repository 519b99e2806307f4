import { environment } from '@forecourt/lib/platform/env';
import { inLanguage, LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { reportsConversions, sharesWithNetworks } from '@forecourt/lib/sites/ad-networks';
import { hasGarageApp, MANIFEST_PATH } from '@forecourt/lib/sites/garage-app';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { headerOf, heroOf, typePairOf } from '@forecourt/lib/sites/theme-defaults';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preconnect, preload } from 'react-dom';
import { ConsentChoice } from '@/analytics/ConsentChoice.tsx';
import { Listener } from '@/analytics/Listener.client.tsx';
import { analyticsSetup } from '@/analytics/setup.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { loadNavigation } from '@/content/navigation.server.ts';
import { trialsOfSite } from '@/content/page-trials.server.ts';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { CompareBar } from '@/features/compare/Compare.client.tsx';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { FormLauncher } from '@/features/form-launcher/FormLauncher.client.tsx';
import { TOUCH_ICON } from '@/features/garage-app/icons.ts';
import { Hydrated } from '@/layout/Hydrated.client.tsx';
import { mainPhone } from '@/layout/header/contact.ts';
import { FOOTERS, HEADERS } from '@/layout/headers-and-footers.ts';
import { LanguageBar } from '@/layout/LanguageBar.client.tsx';
import { Announcements } from '@/layout/notices/Announcements.tsx';
import { PopupPromotion } from '@/layout/notices/PopupPromotion.tsx';
import { PageBoundary } from '@/layout/PageBoundary.client.tsx';
import { PreviewBar } from '@/layout/PreviewBar.tsx';
import { SkipLink } from '@/layout/SkipLink.tsx';
import { SHELL_TEXTS } from '@/layout/shell-texts.ts';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { PageHead } from '@/seo/PageHead.client.tsx';
import { draftOfRequest } from '@/site/draft.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { lookAttributes, siteCss } from '@/theme/css.ts';
import { fontFiles } from '@/theme/fonts.ts';
import { TemplateStyles } from '@/theme/styles/TemplateStyles.client.tsx';
import { Toaster } from '@/ui/Toaster.client.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import '../../globals.css';

interface Props {
  params: Promise<{ site: string; language: string }>;
}

/**
 * Title suffix, icon and facts for shared links of a site's pages. Disables automatic phone links. Pages name their addresses in English;
 * the base adds the language.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await loadSite((await params).site);
  const base = URL.parse(site.url);
  const language = await pageLanguage();
  return {
    metadataBase: base && new URL(inLanguage('/', language), base),
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    // Next adds the page's title and description. Pages with their own facts repeat these.
    openGraph: { siteName: site.name, locale: openGraphLocale(language), type: 'website' },
    formatDetection: { telephone: false },
    icons: {
      icon: { url: '/icon.svg', type: 'image/svg+xml' },
      ...(hasGarageApp(site) && { apple: TOUCH_ICON }),
    },
    ...(hasGarageApp(site) && { manifest: inLanguage(MANIFEST_PATH, language) }),
  };
}

/** The colour of the browser's toolbars, from the site's theme, and full-screen use on phones. */
export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { theme } = await loadSite((await params).site);
  // Up to the screen's edges; content there must respect `env(safe-area-inset-…)`.
  return { themeColor: palettes(theme).dark.canvas, viewportFit: 'cover' };
}

export default async function SiteLayout({
  params,
  children,
  isVisited = true,
}: Props & {
  children: ReactNode;
  /** True if analytics count the visit; false for draft links. */
  isVisited?: boolean;
}) {
  const { site: slug } = await params;
  const [site, navigation, locations] = await Promise.all([
    loadSite(slug),
    loadNavigation(slug),
    loadLocations(slug),
  ]);
  const language = await pageLanguage();
  const { tag, direction } = LANGUAGE_FACTS[language];
  const draft = draftOfRequest();
  const hasTrials = !draft && (await trialsOfSite(site)).length > 0;
  const [Header, Footer] = [HEADERS[headerOf(site)], FOOTERS[site.template]];
  preconnect(pictureOrigin());
  for (const file of fontFiles(typePairOf(site)))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={tag} dir={direction} {...lookAttributes(site)} data-scroll-behavior="smooth">
      <head>
        {/* Delay the first paint until the header is complete, to prevent layout shift. */}
        <link rel="expect" href="#content" blocking="render" />
        <PageHead look={draft ? null : { template: site.template, theme: site.theme }} />
        {draft && (
          // Part of the page's data, so that open previews update while a theme is being edited.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from a validated theme only
          <style dangerouslySetInnerHTML={{ __html: siteCss(site) }} />
        )}
        <TemplateStyles template={site.template} header={headerOf(site)} hero={heroOf(site)} />
      </head>
      <body>
        <TextsProvider namespaces={SHELL_TEXTS}>
          <SkipLink />
          {draft && <PreviewBar draft={draft} site={site} />}
          {sharesWithNetworks(site.settings) && (
            <ConsentChoice
              privacyPath={PRIVACY_PATH}
              hasConversions={reportsConversions(site.settings)}
              hasTrials={hasTrials}
            />
          )}
          {site.settings.languages.length > 0 && <LanguageBar languages={site.settings.languages} />}
          <Announcements site={site} />
          <Header site={site} header={navigation.header} locations={locations} />
          <PageBoundary phone={mainPhone(site, locations)}>{children}</PageBoundary>
          <Footer site={site} footer={navigation.footer} locations={locations} />
          <Toaster />
          <FormLauncher siteSlug={slug} />
          {/* Editors are not counted as visitors. */}
          {!draft && isVisited && (
            <Listener
              setup={analyticsSetup(site, { pixelScript: environment().SOCIAL_PIXEL_URL, hasTrials })}
            />
          )}
          {site.features.compareEnabled && <CompareBar siteSlug={slug} />}
          <PopupPromotion site={site} />
          <Hydrated />
        </TextsProvider>
      </body>
    </html>
  );
}
