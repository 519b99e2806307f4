import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { EditorPage } from '@/routes/EditorPage.tsx';
import { formsOnPage } from '@/routes/form-on-page.tsx';
import { NotFoundPerRequest } from '@/routes/NotFoundPage.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params }: Props) {
  const { site: slug, path } = await params;
  const [site, page] = await Promise.all([loadSite(slug), findPage(slug, `/${path.join('/')}`)]);
  return { site, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, page } = await read(props);
  return { ...(page && pageMetadata(site, page)), robots: { index: false } };
}

/** An editor's page whose form came back from a browser without script, with what was typed. */
export default async function Page(props: Props) {
  const [{ site, page }, query] = await Promise.all([read(props), props.searchParams]);
  if (!page) return <NotFoundPerRequest site={site} />;
  const returned = returnedForm(await cookies(), query[PROBLEMS_PARAMETER]);
  return <EditorPage site={site} page={page} renderForm={formsOnPage(page.path, returned)} />;
}
