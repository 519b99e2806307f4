import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostTable, siteOfHost } from '@forecourt/lib/sites/hosts';
import { hostsQuery } from '@forecourt/lib/sites/hosts-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everything, HARBOUR, REQUEST, startBayside, withMailWorker } from './testing/bayside.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const COMMAND = path.join(import.meta.dirname, '../../../commands/site-create.ts');

let bayside: Awaited<ReturnType<typeof startBayside>>;
beforeAll(async () => {
  bayside = await startBayside();
});
afterAll(() => bayside?.stop());

async function create(request: object, ...flags: string[]): Promise<{ code: number; output: string }> {
  const file = path.join(bayside.database.folder, 'request.json');
  await writeFile(file, JSON.stringify(request));
  const child = spawn(process.execPath, [COMMAND, '--from', file, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...bayside.environment },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: Buffer.concat(chunks).toString() };
}

test('reports every problem at once with the closest dealerships, and creates nothing', async () => {
  const before = await everything(bayside.lake);
  const { code, output } = await create({
    ...REQUEST,
    hosts: ['no host'],
    leads: [],
    dealerships: ['bayside-motor'],
  });
  expect(code).toBe(1);
  expect(output).toContain("'no host' is not a host name");
  expect(output).toContain('enter at least one email address for leads');
  expect(output).toContain("There is no dealership 'bayside-motor'. Did you mean bayside-motors?");
  expect(await everything(bayside.lake)).toEqual(before);
});

test('rejects an unknown location id with the closest one', async () => {
  await bayside.lake.client.create({ _id: 'bayside-bayswater', _type: 'location', name: 'Bayswater' });
  const { code, output } = await create({
    ...REQUEST,
    places: [{ ...REQUEST.places[0], id: 'bayside-baywater' }],
  });
  expect(code).toBe(1);
  expect(output).toContain("There is no location 'bayside-baywater'. Did you mean bayside-bayswater?");
  await bayside.lake.client.delete('bayside-bayswater');
});

test('a dry run describes the site and creates nothing', async () => {
  const before = await everything(bayside.lake);
  const { code, output } = await create(REQUEST, '--dry-run');
  expect(code, output).toBe(0);
  expect(output).toContain('page-bayside-home');
  expect(output).toContain('Privacy policy and terms');
  expect(await everything(bayside.lake)).toEqual(before);
});

test('rejects every host that shows another site already (SITE-01)', async () => {
  await bayside.lake.client.create(HARBOUR);
  const before = await everything(bayside.lake);
  for (const host of ['harbour.localhost', 'www.harbour.example', 'https://Harbour.localhost:3000/cars']) {
    const { code, output } = await create({ ...REQUEST, hosts: ['www.bayside.example', host] });
    expect(code, output).toBe(1);
    expect(output).toContain("already serves the site 'harbour' (Harbour). Choose another host.");
  }
  const { code, output } = await create({ ...REQUEST, slug: 'kew' });
  expect(code, output).toBe(1);
  expect(output).toContain(
    "kew.localhost already serves the site 'harbour' (Harbour). Choose another short name.",
  );
  expect(await everything(bayside.lake)).toEqual(before);
  await bayside.lake.client.delete(HARBOUR._id);
});

test('creates nothing if one of the documents already exists', async () => {
  await bayside.lake.client.create({ _id: 'page-bayside-finance', _type: 'page', title: 'Somebody’s own' });
  const before = await everything(bayside.lake);
  const { code, output } = await create({ ...REQUEST, dealerships: ['bayside-motors'] });
  expect(code).toBe(1);
  expect(output).toContain('These documents already exist, so nothing was created: page-bayside-finance.');
  const newDocuments = (await everything(bayside.lake)).filter(({ _id }) => !_id.startsWith('image-'));
  expect(newDocuments).toEqual(before);
  await bayside.lake.client.delete('page-bayside-finance');
});

test('creates a working site, and a second run reports that it exists', async () => {
  const { outcome, sent } = await withMailWorker(bayside, () => create(REQUEST));
  const { code, output } = outcome;
  expect(code, output).toBe(0);
  expect(output).toContain('The test enquiry went to sales@bayside.example');
  expect(sent.filter(({ to }) => to.includes('sales@bayside.example')).length).toBeGreaterThan(0);
  // The test lead is deleted, so that no one has to answer it.
  const { rows } = await bayside.database.pool.query('select id from leads');
  expect(rows).toEqual([]);

  const table = hostTable(await bayside.lake.client.fetch(hostsQuery), []);
  for (const host of REQUEST.hosts) expect(siteOfHost(table, host)).toBe('bayside');
  expect(await bayside.lake.client.getDocument('leadDelivery.dealership.bayside-motors')).toMatchObject({
    leadEmails: REQUEST.leads,
  });
  expect(await bayside.lake.client.getDocument('page-bayside-home')).toMatchObject({
    blocks: expect.arrayContaining([expect.objectContaining({ _type: 'heroCarousel' })]),
  });

  const before = await everything(bayside.lake);
  const again = await create(REQUEST);
  expect(again.code).toBe(1);
  expect(again.output).toMatch(
    /The site 'bayside' already exists: .* with the pages \/ \/about-us \/contact/,
  );
  const other = await create({ ...REQUEST, slug: 'other', hosts: ['bayside.example'] });
  expect(other.output).toContain("bayside.example already serves the site 'bayside' (Bayside Motors)");
  expect(await everything(bayside.lake)).toEqual(before);
});
