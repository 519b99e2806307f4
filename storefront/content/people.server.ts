import { peopleQuery } from '@forecourt/schemas/queries/people';
import type { PeopleQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

export type Person = PeopleQueryResult[number];

export const loadPeople = cache(
  (site: string): Promise<Person[]> =>
    cached('people', { site }, () => ask(peopleQuery, { site }, { editable: true })),
);
