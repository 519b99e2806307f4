import type { Metadata } from 'next';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { EditorPage } from '@/routes/EditorPage.tsx';
import { headOf } from '@/routes/head.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/routes/NotFoundPage.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';

// Cached whole, made on the first visit, dropped by tags (see cache/manifest.ts).
export const dynamic = 'force-static';
export const revalidate = 3600;
/** An empty list: the build makes no page. Each is made at its first visit and then kept for everybody. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string }>;
}

async function read({ params }: Props) {
  const { site } = await params;
  return Promise.all([loadSite(site), findPage(site, '/')]);
}

/** The head of the home page (ROUTE-69), or of 'not found' while none is published. */
export const generateMetadata = (props: Props): Promise<Metadata> =>
  headOf(read(props), ([site, page]) => (page ? pageMetadata(site, page) : NOT_FOUND_METADATA));

/** The home page (ROUTE-69). */
export default async function Home(props: Props) {
  const [site, page] = await read(props);
  return page ? <EditorPage site={site} page={page} /> : <NotFoundPage site={site} />;
}
