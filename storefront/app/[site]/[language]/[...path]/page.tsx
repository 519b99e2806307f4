import { decoded } from '@forecourt/lib/platform/text/decoded';
import { chosenAddress } from '@forecourt/lib/sites/special-pages';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { loadSite } from '@/content/site.server.ts';
import { ControlMark } from '@/features/page-trial/ControlMark.tsx';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageAt } from '@/page-types/page-kinds.tsx';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; path: string[] }>;
}

async function read({ params }: Props) {
  const { site: slug, path: segments } = await params;
  const site = await loadSite(slug);
  const path = `/${segments.map((segment) => decoded(segment) ?? segment).join('/')}`;
  const page = await pageAt(site, path);
  const own = chosenAddress(site.settings, path);
  if (!page && own !== path) permanentRedirect(own);
  return { site, page, path };
}

/** Returns the page's metadata. Redirects permanently from a page's second address (ROUTE-60, ROUTE-76). */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await read(props);
  return page ? page.metadata() : notFoundMetadata();
}

export default async function Page(props: Props) {
  const { site, page, path } = await read(props);
  if (!page) return <NotFoundPage site={site} />;
  return (
    <>
      {page.render()}
      <ControlMark site={site} path={path} />
    </>
  );
}
