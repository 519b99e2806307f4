import { ownAddress } from '@forecourt/lib/sites/special-pages';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { loadSite } from '@/content/site.server.ts';
import { pageAt } from '@/page-types/kinds.tsx';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/page-types/NotFoundPage.tsx';

// Cached whole, made on the first visit, dropped by tags (see cache/manifest.ts).
export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; path: string[] }>;
}

async function read({ params }: Props) {
  const { site: slug, path: segments } = await params;
  const site = await loadSite(slug);
  const path = `/${segments.map(decodeSegment).join('/')}`;
  const page = await pageAt(site, path);
  const own = ownAddress(site.settings, path);
  if (!page && own !== path) permanentRedirect(own);
  return { site, page };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The head of the page, or of 'not found'. The other address of a page that has two redirects for good (ROUTE-60, ROUTE-76). */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await read(props);
  return page ? page.metadata() : NOT_FOUND_METADATA;
}

/** Any address below the root. */
export default async function Page(props: Props) {
  const { site, page } = await read(props);
  return page ? page.render() : <NotFoundPage site={site} />;
}
