import { touchedQuery } from '@forecourt/schemas/queries/touched';
import type { Audience, ContentEvent } from '@/cache/events.ts';
import { sitesOf } from '@/cache/plan.ts';
import { contentClient } from './client.server.ts';
import { siteSlugs } from './hosts.server.ts';

/** Asks which sites refer to a document that does not say whose it is. */
export async function audienceOf(event: ContentEvent): Promise<Audience> {
  const all = await siteSlugs();
  if (sitesOf(event).length) return { all, referring: [] };
  // A menu of models may list all of a manufacturer's: then its sites refer to the manufacturer only.
  const ids = [event._id, ...event.manufacturers];
  const answers = await Promise.all(ids.map((id) => contentClient().fetch(touchedQuery, { id })));
  return { all, referring: [...new Set(answers.flatMap(({ sites }) => sites))] };
}
