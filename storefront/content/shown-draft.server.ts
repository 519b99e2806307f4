import { languageOf } from '@forecourt/lib/sites/translations';
import { blogPostOfDocumentQuery } from '@forecourt/schemas/queries/blog';
import { offerOfDocumentQuery } from '@forecourt/schemas/queries/offers';
import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import type { Post } from './blog.server.ts';
import { contentClient } from './client.server.ts';
import { type Offer, offerOf } from './offer.server.ts';
import { type PageDocument, pageOfDocument } from './page.server.ts';
import { withSafeLinks } from './safe-links.ts';
import type { StoredDocument } from './stored-document.ts';
import { withoutExpired } from './usable-pictures.ts';

export type ShownDraft =
  | { type: 'page'; title: string; page: PageDocument }
  | { type: 'offer'; title: string; offer: Offer }
  | { type: 'blogPost'; title: string; post: Post };

const VERSIONS = `*[_id in [$draft, $id] && (
  (_type in ["page", "blogPost"] && site->slug.current == $site)
  || (_type == "offer" && $site in sites[]->slug.current && !($site in coalesce(excludedSites[]->slug.current, [])))
)]`;

/**
 * Returns a page, offer or post as drafted, else as published, with published content for its references.
 * @param id the document's published id
 */
export async function shownDraft(site: string, id: string): Promise<ShownDraft | null> {
  const draft = `drafts.${id}`;
  const versions = await contentClient('drafts').fetch<StoredDocument[]>(
    VERSIONS,
    { draft, id, site },
    { perspective: 'raw' },
  );
  const document = versions.find(({ _id }) => _id === draft) ?? versions[0];
  switch (document?._type) {
    case 'page': {
      const page = await pageOfDocument(site, document);
      return page && { type: 'page', title: page.title, page };
    }
    case 'offer': {
      const offer = offerOf(await answerOf<OffersQueryResult[number]>(offerOfDocumentQuery, document));
      return { type: 'offer', title: offer.name, offer };
    }
    case 'blogPost': {
      const post = await answerOf<Post>(blogPostOfDocumentQuery, document);
      const date = post.date || new Date().toISOString();
      return { type: 'blogPost', title: post.heading, post: { ...post, date } };
    }
    default:
      return null;
  }
}

async function answerOf<Answer>(query: string, document: StoredDocument): Promise<Answer> {
  const answer = await contentClient('published').fetch<Answer>(query, {
    document,
    language: languageOf(document),
  });
  return withSafeLinks(withoutExpired(answer, new Date()).content);
}
