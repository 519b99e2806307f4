import { typePairOf } from '@forecourt/lib/sites/theme-defaults';
import type { ReactNode } from 'react';
import { loadSite } from '@/content/site.server.ts';
import { coloursCss } from '@/theme/css.ts';
import { fontCss } from '@/theme/fonts.ts';
import '@/features/vehicle/brochure/brochure.css';
import { LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { pageLanguage } from '@/site/page-language.server.ts';

interface Props {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The layout of printed pages: the site's styles without header and footer. */
export default async function PrintLayout({ params, children }: Props) {
  const site = await loadSite((await params).site);
  const { tag, direction } = LANGUAGE_FACTS[await pageLanguage()];
  return (
    <html lang={tag} dir={direction}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from two validated colours only */}
        <style dangerouslySetInnerHTML={{ __html: fontCss(typePairOf(site)) + coloursCss(site.theme) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
