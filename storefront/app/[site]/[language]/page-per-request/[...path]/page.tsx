import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { loadSite } from '@/content/site.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageAt } from '@/page-types/page-kinds.tsx';

/** A page rendered per request: filtered offers, or an invalid form submitted without script. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params }: Props) {
  const { site: slug, path } = await params;
  const site = await loadSite(slug);
  return { site, page: await pageAt(site, `/${path.join('/')}`) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await read(props);
  return page ? page.metadata() : notFoundMetadata();
}

/** The page at a path, with its query and the invalid form. */
export default async function PagePerRequest(props: Props) {
  const [{ site, page }, query] = await Promise.all([read(props), props.searchParams]);
  if (!page) return <NotFoundPerRequest site={site} />;
  return page.render({ query, returned: returnedForm(await cookies(), query[PROBLEMS_PARAMETER]) });
}
