import { environment } from '@forecourt/lib/platform/env';
import { headerOf, typePairOf } from '@forecourt/lib/sites/look';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preconnect, preload } from 'react-dom';
import { ConsentChoice } from '@/analytics/ConsentChoice.tsx';
import { Listener } from '@/analytics/Listener.client.tsx';
import { analyticsSetup } from '@/analytics/setup.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { loadNavigation } from '@/content/navigation.server.ts';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { CompareBar } from '@/features/compare/Compare.client.tsx';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { FormLauncher } from '@/features/form-launcher/FormLauncher.client.tsx';
import { Hydrated } from '@/layout/Hydrated.client.tsx';
import { mainPhone } from '@/layout/header/contact.ts';
import { Announcements } from '@/layout/notices/Announcements.tsx';
import { PopupPromotion } from '@/layout/notices/PopupPromotion.tsx';
import { PageBoundary } from '@/layout/PageBoundary.client.tsx';
import { PreviewBar } from '@/layout/PreviewBar.tsx';
import { FOOTERS, HEADERS } from '@/layout/parts.ts';
import { SkipLink } from '@/layout/SkipLink.tsx';
import { SoftLinks } from '@/layout/SoftLinks.client.tsx';
import { PageHead } from '@/seo/ServerMarkup.client.tsx';
import { draftOfRequest } from '@/site/draft.server.ts';
import { lookAttributes, siteCss } from '@/theme/css.ts';
import { fontFiles } from '@/theme/fonts.ts';
import { stylesAddress } from '@/theme/styles/styles.ts';
import { Toaster } from '@/ui/Toaster.client.tsx';
import '../globals.css';

interface Props {
  params: Promise<{ site: string }>;
}

/**
 * What the heads of a site's pages share: its name after each title and its icon. Browsers are not to make links of
 * phone numbers.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await loadSite((await params).site);
  return {
    metadataBase: URL.canParse(site.url) ? new URL(site.url) : null,
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    formatDetection: { telephone: false },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  };
}

/** The colour of the browser's own bars, from the site's theme, and the use of the whole screen of a phone. */
export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { theme } = await loadSite((await params).site);
  // To the edges of a phone's screen; what lies at one keeps clear by `env(safe-area-inset-…)`.
  return { themeColor: palettes(theme).dark.canvas, viewportFit: 'cover' };
}

/** The frame of every page of a site: its look, its header and its footer. */
export default async function SiteLayout({
  params,
  children,
  isVisited = true,
}: Props & {
  children: ReactNode;
  /** Whether the site's analytics count visits; not those of a draft that somebody was sent a link to. */
  isVisited?: boolean;
}) {
  const { site: slug } = await params;
  const [site, navigation, locations] = await Promise.all([
    loadSite(slug),
    loadNavigation(slug),
    loadLocations(slug),
  ]);
  const draft = draftOfRequest();
  const [Header, Footer] = [HEADERS[headerOf(site)], FOOTERS[site.template]];
  const styles = stylesAddress(site);
  preconnect(pictureOrigin());
  for (const file of fontFiles(typePairOf(site)))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-AU" {...lookAttributes(site)} data-scroll-behavior="smooth">
      <head>
        {/* No paint before the header is whole: half of it is less high, and what stands below would move. */}
        <link rel="expect" href="#content" blocking="render" />
        <PageHead look={draft ? null : { template: site.template, theme: site.theme }} />
        {draft && (
          // While a theme is being chosen, the page in the browser gets each version of it.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a validated theme, nothing else
          <style dangerouslySetInnerHTML={{ __html: siteCss(site) }} />
        )}
        {styles && <link rel="stylesheet" href={styles} />}
      </head>
      <body>
        <SkipLink />
        {draft && <PreviewBar draft={draft} site={site} />}
        {site.settings.socialPixelId && <ConsentChoice privacyPath={PRIVACY_PATH} />}
        <Announcements site={site} />
        <Header site={site} header={navigation.header} locations={locations} />
        <PageBoundary phone={mainPhone(site, locations)}>{children}</PageBoundary>
        <Footer site={site} footer={navigation.footer} locations={locations} />
        <SoftLinks />
        <Toaster />
        <FormLauncher siteSlug={slug} />
        {/* Those who compose a page are no visitors. */}
        {!draft && isVisited && <Listener setup={analyticsSetup(site, environment().SOCIAL_PIXEL_URL)} />}
        {site.features.compareEnabled && <CompareBar siteSlug={slug} />}
        <PopupPromotion site={site} />
        <Hydrated />
      </body>
    </html>
  );
}
