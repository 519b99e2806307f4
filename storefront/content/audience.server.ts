import { touchedQuery } from '@forecourt/schemas/queries/touched';
import type { Audience, ContentEvent } from '@/cache/events.ts';
import { sitesOf } from '@/cache/plan.ts';
import { contentClient } from './client.server.ts';
import { siteSlugs } from './hosts.server.ts';

/** Returns the sites that refer to a changed document that names none. */
export async function audienceOf(event: ContentEvent): Promise<Audience> {
  const all = await siteSlugs();
  if (sitesOf(event).length) return { all, referring: [] };
  // A menu may list all models of a manufacturer, and then refers only to the manufacturer.
  const ids = [event._id, ...event.manufacturers];
  const answers = await Promise.all(ids.map((id) => contentClient().fetch(touchedQuery, { id })));
  return { all, referring: [...new Set(answers.flatMap(({ sites }) => sites))] };
}
