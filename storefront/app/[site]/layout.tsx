import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { loadSite } from '@/content/site.server.ts';
import { FONT_FILES } from '@/theme/font-files.ts';
import { palettes, themeCss } from '@/theme/palette.ts';
import { Toaster } from '@/ui/Toaster.client.tsx';
import '../globals.css';

interface Props {
  params: Promise<{ site: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await loadSite((await params).site);
  return {
    metadataBase: site.url ? new URL(site.url) : null,
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    formatDetection: { telephone: false },
    openGraph: { siteName: site.name, locale: 'en_AU', type: 'website' },
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { theme } = await loadSite((await params).site);
  return { themeColor: palettes(theme).dark.canvas };
}

/** The frame of every page of a site: its look, its header and its footer. */
export default async function SiteLayout({ params, children }: Props & { children: ReactNode }) {
  const site = await loadSite((await params).site);
  preload(FONT_FILES[site.template], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-AU" data-template={site.template}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of two validated colours, nothing else */}
        <style dangerouslySetInnerHTML={{ __html: themeCss(site.theme) }} />
      </head>
      <body>
        {children}
        <Toaster />
      </body>
    </html>
  );
}
