import { globSync } from 'node:fs';
import path from 'node:path';
import { mailSiteQuery } from '@forecourt/lib/messaging/mail/mail-site-query';
import { evaluateSync, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { dataset } from './testing/dataset.ts';

/** Queries run only by workers, which send the emails. */
const OF_WORKERS = ['mail-site-query.ts', 'feeds-query.ts'];
const FIELDS = /leadDelivery|leadEmails|leadAlertEmails|reportEmails|leadChannels|alarm/;
const SECRET = 'secret-address@dealer.example';

const ROOT = path.join(import.meta.dirname, '../..');
const files = globSync(['schemas/queries/*.ts', 'lib/**/*-query.ts'], {
  cwd: ROOT,
  exclude: ['**/*.test.ts', '**/node_modules/**'],
});
const open = files.filter((file) => !OF_WORKERS.includes(path.basename(file)));

const CHANNEL = { _key: 'mail', name: 'Mail', kind: 'mail', isOn: true, emails: [SECRET] };
/** The addresses of a place or site, where they are now and were before `pnpm leads:move-addresses`. */
function addressesOf(type: string) {
  if (type === 'site') return { leadAlertEmails: [SECRET], reportEmails: [SECRET], leadChannels: [CHANNEL] };
  return type === 'dealership' || type === 'location' ? { leadEmails: [SECRET] } : null;
}

/** Every location and site of the sample, with an address in every field that allows one. */
const withAddresses = dataset.flatMap((document) => {
  const { _id, _type } = document;
  const addresses = addressesOf(_type);
  return [
    {
      ...document,
      ...addresses,
      ...(_type === 'feed' && { alarm: { emails: [SECRET] } }),
    },
    ...(addresses ? [{ _id: `leadDelivery.${_type}.${_id}`, _type: 'leadDelivery', ...addresses }] : []),
  ];
});

function ask(query: string, value: unknown): unknown {
  const names = new Set([...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
  const params = Object.fromEntries([...names].map((name) => [name, value]));
  return evaluateSync(parse(query, { params }), { dataset: withAddresses, params }).data;
}

test.each(open)('%s selects no address that leads go to', async (file) => {
  const module = (await import(path.join(ROOT, file))) as Record<string, unknown>;
  for (const query of Object.values(module)) {
    if (typeof query !== 'string' || !query.includes('*[')) continue;
    expect(query).not.toMatch(FIELDS);
    for (const value of ['harbour', 'site-harbour', 'location-a', ['dealership-1', 'location-a']])
      expect(JSON.stringify(ask(query, value)) ?? '').not.toContain(SECRET);
  }
});

const mailSite = (documents: readonly object[]) =>
  evaluateSync(parse(mailSiteQuery, { params: { site: 'harbour' } }), {
    dataset: documents,
    params: { site: 'harbour' },
  }).data as Record<string, unknown>;
const NEW_EMAIL = 'new@dealer.example';
const delivery = (kind: string, id: string, fields: object) => ({
  _id: `leadDelivery.${kind}.${id}`,
  _type: 'leadDelivery',
  ...fields,
});

test('workers read the lead addresses of a site, its dealerships and its locations', () => {
  const answer = mailSite([
    ...dataset,
    delivery('site', 'site-harbour', { leadChannels: [CHANNEL], reportEmails: [NEW_EMAIL] }),
    delivery('dealership', 'dealership-1', { leadEmails: [NEW_EMAIL] }),
    delivery('location', 'location-a', { leadEmails: ['yard@dealer.example'] }),
  ]);
  expect(answer).toMatchObject({
    leadChannels: [{ id: 'mail', kind: 'mail', emails: [SECRET] }],
    leadAlertEmails: [],
    reportEmails: [NEW_EMAIL],
    dealerships: [{ leadEmails: [NEW_EMAIL] }, { leadEmails: [] }],
  });
  expect(answer.locations).toContainEqual(
    expect.objectContaining({ id: 'location-a', leadEmails: ['yard@dealer.example'] }),
  );
});

test('workers read addresses that are not moved yet, and prefer those that are', () => {
  const old = dataset.map((document) => ({ ...document, ...addressesOf(document._type) }));
  expect(mailSite(old)).toMatchObject({
    leadChannels: [{ emails: [SECRET] }],
    reportEmails: [SECRET],
    dealerships: [{ leadEmails: [SECRET] }, { leadEmails: [SECRET] }],
  });
  expect(
    mailSite([...old, delivery('dealership', 'dealership-1', { leadEmails: [NEW_EMAIL] })]),
  ).toMatchObject({ dealerships: [{ leadEmails: [NEW_EMAIL] }, { leadEmails: [SECRET] }] });
});

test('workers ignore addresses under the id of another kind of place or in another type', () => {
  const answer = mailSite([
    ...dataset,
    delivery('location', 'dealership-1', { leadEmails: [NEW_EMAIL] }),
    { ...delivery('dealership', 'dealership-2', { leadEmails: [NEW_EMAIL] }), _type: 'page' },
  ]);
  expect(answer.dealerships).toMatchObject([{ leadEmails: [] }, { leadEmails: [] }]);
});
