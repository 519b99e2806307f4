import { TRANSLATION_METADATA_TYPE } from '@forecourt/lib/sites/translations';
import { touchedQuery, translatedQuery } from '@forecourt/schemas/queries/touched';
import type { Audience, ContentEvent } from '@/cache/events.ts';
import { sitesOf } from '@/cache/plan.ts';
import { contentClient } from './client.server.ts';
import { siteSlugs } from './hosts.server.ts';

/** Returns the sites that refer to a changed document that names none, and what a translation translates. */
export async function audienceOf(event: ContentEvent): Promise<Audience> {
  const all = await siteSlugs();
  const translated = await translatedBy(event);
  if (sitesOf(event).length) return { all, referring: [], translated };
  // A menu may list all models of a manufacturer, and then refers only to the manufacturer.
  const ids = [event._id, ...event.manufacturers];
  const answers = await Promise.all(ids.map((id) => contentClient().fetch(touchedQuery, { id })));
  return { all, referring: [...new Set(answers.flatMap(({ sites }) => sites))], translated };
}

async function translatedBy({ _id, _type, language }: ContentEvent) {
  if (!language && _type !== TRANSLATION_METADATA_TYPE) return [];
  const documents = await contentClient().fetch(translatedQuery, { id: _id });
  return documents.flatMap((document) => (document ? [{ id: document.id, path: document.path }] : []));
}
