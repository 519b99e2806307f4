import { decoded } from '@forecourt/lib/platform/text/decoded';
import type { Metadata } from 'next';
import { findPage } from '@/content/page.server.ts';
import { applyVariant } from '@/content/page-trials.server.ts';
import { TrialMark } from '@/features/page-trial/TrialMark.tsx';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageAt } from '@/page-types/page-kinds.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; trial: string; path?: string[] }>;
}

async function read({ params }: Props) {
  const { site: slug, trial, path: segments = [] } = await params;
  const path = `/${segments.map((segment) => decoded(segment) ?? segment).join('/')}`;
  const { site, isVariant } = await applyVariant(slug, trial, path);
  if (path !== '/') return { site, trial, isVariant, page: await pageAt(site, path) };
  const home = await findPage(slug, path);
  const page = home && {
    metadata: () => pageMetadata(site, home),
    render: () => <EditorPage site={site} page={home} />,
  };
  return { site, trial, isVariant, page };
}

/** The same metadata as that of the published page: search engines see that one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await read(props);
  return page ? page.metadata() : notFoundMetadata();
}

/**
 * The variant of a page in a trial, cached whole like the page itself. The proxy leads visitors here; nobody
 * can request it by this address.
 */
export default async function PageVariant(props: Props) {
  const { site, trial, isVariant, page } = await read(props);
  if (!page) return <NotFoundPage site={site} />;
  return (
    <>
      {page.render()}
      {isVariant && <TrialMark trial={trial} arm="variant" />}
    </>
  );
}
