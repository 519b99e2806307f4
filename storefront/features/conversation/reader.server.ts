import {
  type ConversationReader,
  conversationReader,
} from '@forecourt/lib/leads/conversation/conversation-site.server';
import type { ReceivingSite } from '@forecourt/lib/leads/conversation/inbound-text.server';
import { siteSlugs } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';

let reader: ConversationReader | null = null;

/** Returns the process's reader of numbers and templates. */
export const conversations = (): ConversationReader => {
  reader ??= conversationReader(process.env);
  return reader;
};

/** Returns all sites, with the dealership that receives leads without a place. */
export async function receivingSites(): Promise<ReceivingSite[]> {
  const sites = await Promise.all((await siteSlugs()).map((slug) => findSite(slug)));
  return sites.flatMap((site) =>
    site ? [{ site: site.slug, dealershipId: site.dealerships[0]?.id ?? null, url: site.url }] : [],
  );
}
