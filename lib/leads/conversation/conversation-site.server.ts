import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import {
  type ContactNumbers,
  contactNumbersQuery,
  contactNumbersSchema,
  messageTemplatesQuery,
  messageTemplatesSchema,
  type SiteTemplates,
} from './conversation-site-query.ts';

export interface ConversationReader {
  /** The numbers of all sites. @throws the content lake's error */
  numbers(): Promise<readonly ContactNumbers[]>;
  /** @throws the content lake's error */
  templates(siteSlug: string): Promise<SiteTemplates | null>;
}

/** Cache duration, since messages often arrive in bursts. */
const FRESH_MS = 10_000;

/** Returns a reader of sites' numbers and message templates that bypasses the storefront's content cache. */
export function conversationReader(environment: Record<string, string | undefined>): ConversationReader {
  const client = publishedContent(environment);
  let cached: { readAt: number; numbers: readonly ContactNumbers[] } | null = null;
  return {
    numbers: async () => {
      if (cached && Date.now() - cached.readAt < FRESH_MS) return cached.numbers;
      const numbers =
        (await fetchContent(client, {
          name: 'contactNumbersQuery',
          query: contactNumbersQuery,
          schema: contactNumbersSchema,
        })) ?? [];
      cached = { readAt: Date.now(), numbers };
      return numbers;
    },
    templates: (siteSlug) =>
      fetchContent(client, {
        name: 'messageTemplatesQuery',
        query: messageTemplatesQuery,
        schema: messageTemplatesSchema,
        params: { site: siteSlug },
      }),
  };
}
