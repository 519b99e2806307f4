import { peopleQuery } from '@forecourt/schemas/queries/people';
import type { PeopleQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type Person = PeopleQueryResult[number];

export const loadPeople = cache(async (site: string): Promise<Person[]> => {
  const language = await pageLanguage();
  return usablePictures(
    site,
    await cached('people', { site }, () => ask(peopleQuery, { site, language }, { editable: true }), {
      key: language,
    }),
  );
});
