import { readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluateSync, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { dataset } from './testing/dataset.ts';

/** Run by workers alone: they send the mails. */
const OF_WORKERS = ['mailSite.ts', 'feeds.ts'];
const FIELDS = /leadEmails|leadAlertEmails|reportEmails|leadChannels|alarm/;
const SECRET = 'secret-address@dealer.example';

const files = readdirSync(import.meta.dirname).filter((name) => /^\w+\.ts$/.test(name));
const open = files.filter((name) => !OF_WORKERS.includes(name));

/** Every place and site of the sample, with an address wherever one can stand. */
const withAddresses = dataset.map((document) => ({
  ...document,
  ...(document._type === 'site' && {
    leadAlertEmails: [SECRET],
    reportEmails: [SECRET],
    leadChannels: [{ _key: 'mail', name: 'Mail', kind: 'mail', isOn: true, emails: [SECRET] }],
  }),
  ...(['dealership', 'location'].includes(document._type) && { leadEmails: [SECRET] }),
  ...(document._type === 'feed' && { alarm: { emails: [SECRET] } }),
}));

/** Asks a query of the whole sample, with one value for all of its parameters. */
function ask(query: string, value: unknown): unknown {
  const names = new Set([...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
  const params = Object.fromEntries([...names].map((name) => [name, value]));
  return evaluateSync(parse(query, { params }), { dataset: withAddresses, params }).data;
}

test.each(open)('what %s asks holds no address that leads go to', async (name) => {
  const module = (await import(path.join(import.meta.dirname, name))) as Record<string, unknown>;
  for (const query of Object.values(module)) {
    if (typeof query !== 'string' || !query.includes('*[')) continue;
    expect(query).not.toMatch(FIELDS);
    for (const value of ['harbour', 'site-harbour', 'location-a', ['dealership-1', 'location-a']])
      expect(JSON.stringify(ask(query, value)) ?? '').not.toContain(SECRET);
  }
});
