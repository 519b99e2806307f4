import type { Metadata } from 'next';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { ControlMark } from '@/features/page-trial/ControlMark.tsx';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string }>;
}

/** Metadata of the home page (ROUTE-69), or of the 404 page while none is published. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site: slug } = await params;
  const [site, page] = await Promise.all([loadSite(slug), findPage(slug, '/')]);
  return page ? pageMetadata(site, page) : notFoundMetadata();
}

/** The home page (ROUTE-69). */
export default async function Home({ params }: Props) {
  const { site: slug } = await params;
  const [site, page] = await Promise.all([loadSite(slug), findPage(slug, '/')]);
  if (!page) return <NotFoundPage site={site} />;
  return (
    <>
      <EditorPage site={site} page={page} />
      <ControlMark site={site} path="/" />
    </>
  );
}
