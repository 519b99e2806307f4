import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { leadComposer } from '@forecourt/lib/mail/lead.server';
import { mailSiteReader } from '@forecourt/lib/mail/mail-site.server';
import { startMailWorker } from '@forecourt/lib/mail/outbox.server';
import type { Mail } from '@forecourt/lib/mail/transport.server';
import { hostTable, siteOfHost } from '@forecourt/lib/site/hosts';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { hostsQuery } from '@forecourt/schemas/queries/hosts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../local/content-lake/testing/lake.ts';
import { TOKENS } from '../../local/content-lake/testing/options.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { startTestDatabase, type TestDatabase } from '../stock/testing/database.ts';

// Real processes and services, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const COMMAND = path.join(import.meta.dirname, '../../commands/site-create.ts');
const REQUEST = {
  name: 'Bayside Motors',
  slug: 'bayside',
  hosts: ['www.bayside.example', 'bayside.example'],
  template: 'yard',
  dealerships: ['bayside-motors'],
  licence: 'LMCT 11999',
  leads: ['sales@bayside.example'],
  places: [
    {
      street: '120 Mountain Highway',
      suburb: 'Bayswater',
      state: 'VIC',
      postcode: '3153',
      phone: '03 7010 0190',
      hours: 'Mon-Fri 8:30-17:30, Sat 9-16',
    },
  ],
};

let lake: TestLake;
let database: TestDatabase;
let photos: Server;
let environment: Record<string, string> = {};

beforeAll(async () => {
  [lake, database] = await Promise.all([testLake(), startTestDatabase()]);
  const photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a8a99' } })
    .jpeg()
    .toBuffer();
  photos = createServer((_, answer) => answer.setHeader('content-type', 'image/jpeg').end(photo));
  await once(photos.listen(0, '127.0.0.1'), 'listening');
  const { port } = photos.address() as AddressInfo;
  environment = {
    DATABASE_URL: database.databaseUrl,
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.viewer,
    SANITY_WRITE_TOKEN: TOKENS.writer,
  };
  const images = Array.from({ length: 5 }, (_, index) => {
    const url = `http://127.0.0.1:${port}/${index}.jpg`;
    return { image: { url, thumb: { url } } };
  });
  for (const stocknum of ['B1', 'B2', 'B3', 'B4']) {
    await insertVehicle(
      database.pool,
      sampleVehicle({
        id: `bayside-${stocknum}`,
        slug: `car-${stocknum.toLowerCase()}`,
        stocknum,
        images,
        dealership_id: 'bayside-motors',
        dealership_slug: 'bayside-motors',
        dealership_name: 'Bayside Motors',
      }),
    );
  }
});
afterAll(async () => {
  photos?.close();
  await Promise.all([lake?.close(), database?.stop()]);
});

/** Runs the command as an operator does, not at a terminal. */
async function create(request: object, ...flags: string[]): Promise<{ code: number; output: string }> {
  const file = path.join(database.folder, 'request.json');
  await writeFile(file, JSON.stringify(request));
  const child = spawn(process.execPath, [COMMAND, '--from', file, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: Buffer.concat(chunks).toString() };
}

const everything = () =>
  lake.client.fetch<{ _id: string; _rev: string }[]>(
    '*[!(_id in path("_.**")) && !(_type match "system.*")] | order(_id){ _id, _rev }',
  );

test('all that is wrong is told at once, with the nearest dealerships, and nothing is made', async () => {
  const before = await everything();
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
  expect(await everything()).toEqual(before);
});

test('a place of a mistyped id is refused with the nearest', async () => {
  await lake.client.create({ _id: 'bayside-bayswater', _type: 'location', name: 'Bayswater' });
  const { code, output } = await create({
    ...REQUEST,
    places: [{ ...REQUEST.places[0], id: 'bayside-baywater' }],
  });
  expect(code).toBe(1);
  expect(output).toContain("There is no location 'bayside-baywater'. Did you mean bayside-bayswater?");
  await lake.client.delete('bayside-bayswater');
});

test('a dry run says what would be made, and makes nothing', async () => {
  const before = await everything();
  const { code, output } = await create(REQUEST, '--dry-run');
  expect(code, output).toBe(0);
  expect(output).toContain('page-bayside-home');
  expect(output).toContain('Privacy policy and terms');
  expect(await everything()).toEqual(before);
});

test('where one of its documents is there already, none of the others is made', async () => {
  await lake.client.create({ _id: 'page-bayside-finance', _type: 'page', title: 'Somebody’s own' });
  const before = await everything();
  const { code, output } = await create({ ...REQUEST, dealerships: ['bayside-motors'] });
  expect(code).toBe(1);
  expect(output).toContain('These are there already, so nothing was made: page-bayside-finance.');
  const made = (await everything()).filter(({ _id }) => !_id.startsWith('image-'));
  expect(made).toEqual(before);
  await lake.client.delete('page-bayside-finance');
});

test('a site is made whole: its hosts show it, its leads arrive, and a second run says that it is there', async () => {
  const sent: Omit<Mail, 'messageId'>[] = [];
  const nothing = async () => 'needless' as const;
  const worker = await startMailWorker({
    databaseUrl: database.databaseUrl,
    compose: {
      lead: leadComposer(mailSiteReader(environment), SECRET),
      reservation: nothing,
      online_payment: nothing,
      waiting_list: nothing,
      alert: nothing,
      prize: nothing,
      site_report: nothing,
    },
    sender: { send: async (mail) => void sent.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
    report: ({ error }) => {
      throw error;
    },
  });
  const { code, output } = await create(REQUEST).finally(() => worker.stop());
  expect(code, output).toBe(0);
  expect(output).toContain('The test enquiry went to sales@bayside.example');
  expect(sent.filter(({ to }) => to.includes('sales@bayside.example')).length).toBeGreaterThan(0);
  // Nobody has to answer it.
  const { rows } = await database.pool.query('select id from leads');
  expect(rows).toEqual([]);

  const table = hostTable(await lake.client.fetch(hostsQuery), []);
  for (const host of REQUEST.hosts) expect(siteOfHost(table, host)).toBe('bayside');
  expect(await lake.client.getDocument('bayside-motors')).toMatchObject({ leadEmails: REQUEST.leads });
  expect(await lake.client.getDocument('page-bayside-home')).toMatchObject({
    blocks: expect.arrayContaining([expect.objectContaining({ _type: 'heroCarousel' })]),
  });

  const before = await everything();
  const again = await create(REQUEST);
  expect(again.code).toBe(1);
  expect(again.output).toMatch(
    /There is a site 'bayside' already: .* with the pages \/ \/about-us \/contact/,
  );
  const other = await create({ ...REQUEST, slug: 'other', hosts: ['bayside.example'] });
  expect(other.output).toContain("bayside.example shows the site 'bayside' (Bayside Motors) already");
  expect(await everything()).toEqual(before);
});
