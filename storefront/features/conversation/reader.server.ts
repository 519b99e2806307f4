import {
  type ConversationReader,
  conversationReader,
} from '@forecourt/lib/leads/conversation/conversation-site.server';
import type { ReceivingSite } from '@forecourt/lib/leads/conversation/inbound-text.server';
import { environment } from '@forecourt/lib/platform/env';
import { siteSlugs } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';

let reader: ConversationReader | null = null;

/** Returns the process's reader of numbers and templates. */
export const conversations = (): ConversationReader => {
  if (!reader) {
    const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN } = environment();
    reader = conversationReader({ SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN });
  }
  return reader;
};

/** Returns all sites, with the dealership that receives leads without a place. */
export async function receivingSites(): Promise<ReceivingSite[]> {
  const sites = await Promise.all((await siteSlugs()).map((slug) => findSite(slug)));
  return sites.flatMap((site) =>
    site ? [{ site: site.slug, dealershipId: site.dealerships[0]?.id ?? null, url: site.url }] : [],
  );
}
