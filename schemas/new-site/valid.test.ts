import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { newSiteRequestSchema } from '@forecourt/lib/operations/new-site/request';
import { evaluate, parse } from 'groq-js';
import { createSchema, type SanityDocument, type ValidateDocumentOptions, validateDocument } from 'sanity';
import { expect, test } from 'vitest';
import { schemaTypes } from '../types.ts';
import { planNewSite } from './documents.ts';

const workspace = { schema: createSchema({ name: 'test', types: schemaTypes }) };
const request = newSiteRequestSchema.parse({
  name: 'Bayside Motors',
  slug: 'bayside',
  hosts: ['www.bayside.example'],
  template: 'yard',
  dealerships: ['bayside'],
  licence: 'LMCT 11999',
  leads: ['sales@bayside.example'],
  places: [
    {
      street: '120 Mountain Highway',
      suburb: 'Bayswater',
      state: 'VIC',
      postcode: '3153',
      phone: '03 7010 0190',
      hours: 'Mon-Fri 9-17',
    },
  ],
});
const facts: NewSiteFacts = {
  request,
  colours: { accent: '#f97316', brand: '#134e4a' },
  dealerships: [{ id: 'bayside', name: 'Bayside Motors', slug: 'bayside', leadEmails: null }],
  stock: {
    cars: 12,
    carTypes: { new: 0, demo: 2, used: 10 },
    newMakes: [],
    bodies: { suv: 7, ute: 5 },
    hasCaravans: false,
    places: [],
    photographed: [],
  },
  places: request.places.map((place) => ({ place, stock: null })),
  unnamedPlaces: [],
  knownLocations: [],
  brands: [],
  logoId: null,
  pictures: [],
  localPort: '3000',
  now: new Date('2026-11-23T00:00:00Z'),
};

test('each document of a new site can be published again in the studio', async () => {
  const { documents } = planNewSite(facts);
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset: documents, params })).get(),
  };
  const problems: string[] = [];
  for (const document of documents) {
    const markers = await validateDocument({
      document: { _createdAt: '', _updatedAt: '', _rev: '', ...document } as unknown as SanityDocument,
      workspace,
      environment: 'studio',
      getClient: () => client,
      getDocumentExists: async () => true,
    } as unknown as ValidateDocumentOptions);
    for (const { level, path, message } of markers)
      if (level === 'error') problems.push(`${document._id} ${JSON.stringify(path)}: ${message}`);
  }
  expect(problems).toEqual([]);
});
