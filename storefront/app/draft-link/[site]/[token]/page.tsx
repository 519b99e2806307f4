import { environment } from '@forecourt/lib/env';
import { type DraftLink, readDraftLink } from '@forecourt/lib/site/draft-link';
import type { Metadata } from 'next';
import { cache } from 'react';
import { pageOfDraft } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { DraftLinkBar, DraftLinkWords } from '@/routes/DraftLink.tsx';
import { EditorPage } from '@/routes/EditorPage.tsx';

/** A page that a link opens is made for each request, and kept by nobody. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; token: string }>;
}

const read = cache(async (slug: string, token: string) => {
  const site = await loadSite(slug);
  const opened = readDraftLink(token, {
    site: slug,
    secret: environment().DRAFT_LINK_SECRET,
    now: new Date(),
  });
  const link: DraftLink | null = opened.outcome === 'wrong' ? null : opened.link;
  const page = opened.outcome === 'open' ? await pageOfDraft(slug, opened.link.page) : null;
  return { site, outcome: opened.outcome, link, page };
});

/** No search engine keeps it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, token } = await params;
  const { page } = await read(site, token);
  return { title: page?.title ?? 'Draft', robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The draft of one page for somebody without an account, or a sentence that says why it does not show. */
export default async function Page({ params }: Props) {
  const { site: slug, token } = await params;
  const { site, outcome, link, page } = await read(slug, token);
  if (!link || outcome !== 'open' || !page)
    return <DraftLinkWords site={site} why={outcome === 'open' ? 'gone' : outcome} link={link} />;
  return (
    <>
      <DraftLinkBar site={site} link={link} />
      <EditorPage site={site} page={page} />
    </>
  );
}
