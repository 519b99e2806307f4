import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { type SearchMessages, searchMessages } from '@/features/search/search-messages.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /search/texts`: the texts of suggestions and recent searches, for pages that are not results. */
export const GET = withSite(
  async ({ language }): Promise<SearchMessages> => searchMessages(messagesOf(language)),
  {
    cached: true,
    failure: { event: 'search_texts_failed', text: 'The texts were not made.', code: 'upstream_failed' },
  },
);
