import { environment } from '@forecourt/lib/platform/env';
import { type DraftLink, readDraftLink } from '@forecourt/lib/sites/draft-link';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { cache } from 'react';
import { type ShownDraft, shownDraft } from '@/content/shown-draft.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { offerHref } from '@/features/offer/address.ts';
import { BlogPostPage } from '@/page-types/BlogPostPage.tsx';
import { DraftLinkBar, DraftLinkText } from '@/page-types/DraftLink.tsx';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { OfferPage } from '@/page-types/OfferPage.tsx';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; token: string }>;
}

const read = cache(async (slug: string, token: string) => {
  const site = await loadSite(slug);
  const reading = readDraftLink(token, {
    site: slug,
    secret: environment().DRAFT_LINK_SECRET,
    now: new Date(),
  });
  const link: DraftLink | null = reading.outcome === 'wrong' ? null : reading.link;
  const draft = reading.outcome === 'open' ? await shownDraft(slug, reading.link.document) : null;
  return { site, outcome: reading.outcome, link, draft };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, token } = await params;
  const { draft } = await read(site, token);
  return { title: draft?.title || 'Draft', robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The draft of a page, offer or post for people without an account, or why it cannot be shown. */
export default async function Page({ params }: Props) {
  const { site: slug, token } = await params;
  const { site, outcome, link, draft } = await read(slug, token);
  if (!link || outcome !== 'open' || !draft)
    return <DraftLinkText site={site} why={outcome === 'open' ? 'gone' : outcome} link={link} />;
  return (
    <>
      <DraftLinkBar site={site} link={link} />
      <Draft site={site} draft={draft} />
    </>
  );
}

function Draft({ site, draft }: { site: Site; draft: ShownDraft }) {
  switch (draft.type) {
    case 'page':
      return <EditorPage site={site} page={draft.page} />;
    case 'offer':
      return (
        <OfferPage
          site={site}
          shown={{ offer: draft.offer, href: offerHref(site, draft.offer), ended: false }}
        />
      );
    case 'blogPost':
      return <BlogPostPage site={site} post={draft.post} />;
  }
}
