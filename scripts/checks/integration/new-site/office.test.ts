import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { newSites } from '@forecourt/lib/operations/back-office/new-sites.server';
import type {
  CheckAnswer,
  MakeAnswer,
  NewSiteCall,
  ProofAnswer,
} from '@forecourt/lib/operations/new-site/office-contract';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { planNewSite } from '@forecourt/schemas/new-site/documents';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';
import { everything, HARBOUR, REQUEST, startBayside, withMailWorker } from './testing/bayside.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#b91c1c" d="M0 0h40v20H0z"/></svg>';
const LOGO = { filename: 'bayside.svg', content: Buffer.from(SQUARE).toString('base64') };

let bayside: Awaited<ReturnType<typeof startBayside>>;
beforeAll(async () => {
  bayside = await startBayside();
});
afterAll(() => bayside?.stop());
beforeEach(() => bayside.database.pool.query('truncate rate_limits'));

const office = () =>
  newSites({
    lake: (token) => bayside.lake.client.withConfig({ token }),
    plan: planNewSite,
    mayLoad:
      async () =>
      ({ hostname }) =>
        hostname === '127.0.0.1',
    hostSuffixes: () => ['localhost'],
    isShown: async (host, site) => REQUEST.hosts.includes(host) && site === 'bayside',
  });

const call = (
  body: Partial<NewSiteCall> & { wantsPlan?: boolean; wantsPlaces?: boolean },
  { mayCreateSites = true, token = TOKENS.writer } = {},
): Call => ({
  request: new Request('https://bayside.example/', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ request: REQUEST, ...body }),
  }),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    sites: [],
    mayManageFeeds: mayCreateSites,
    mayCreateSites,
    grants: [],
  },
  office: { pool: bayside.database.pool, report: () => {} } as unknown as BackOffice,
});
const check = async (body: Parameters<typeof call>[0]): Promise<CheckAnswer> =>
  (await office().check(call(body))).json();
const make = async (body: Parameters<typeof call>[0]): Promise<MakeAnswer> =>
  (await office().make(call(body))).json();

test('only administrators may use the assistant', async () => {
  const stranger = () => call({}, { mayCreateSites: false });
  for (const answer of [
    office().check(stranger()),
    office().make(stranger()),
    office().prove(stranger(), 'bayside'),
  ])
    await expect(answer).rejects.toMatchObject({ code: 'no_rights' });
  // If this check fails, the content lake enforces it as well.
  const before = await everything(bayside.lake);
  await expect(office().make(call({}, { token: TOKENS.viewer }))).rejects.toMatchObject({
    code: 'no_rights',
  });
  expect(await everything(bayside.lake)).toEqual(before);
});

test('reports problems and suggestions step by step, ignoring steps not entered yet', async () => {
  const { problems, plan, dealerships } = await check({
    request: { dealerships: ['bayside-motor'], hosts: ['no host'] },
    wantsPlan: true,
  });
  const words = (part: string) => problems.find((problem) => problem.part === part);
  expect(words('dealerships.0')).toMatchObject({ nearest: ['bayside-motors'] });
  expect(words('hosts.0')?.words).toContain("'no host' is not a host name");
  expect(words('leads')?.words).toBe('enter at least one email address for leads');
  expect(plan).toBeNull();
  expect(dealerships).toEqual([{ id: 'bayside-motors', name: 'Bayside Motors' }]);
});

test('tells what stock and content know of the locations of a dealership', async () => {
  const { pool } = bayside.database;
  const kew = { dealership_id: 'kew', dealership_slug: 'kew', dealership_name: 'Kew', state: 'VIC' };
  const yards = [
    ['kew-1', 'kew-main', 'Kew'],
    ['kew-2', 'kew-main', 'Kew'],
    ['kew-3', 'kew-far', 'Ivanhoe'],
  ] as const;
  for (const [id, location_id, city] of yards) {
    const location = { location_id, location_name: `Kew ${location_id}`, location_slug: location_id, city };
    await insertVehicle(pool, sampleVehicle({ ...kew, ...location, id, slug: id, stocknum: id }));
  }
  const day = { status: 'Open', open: '09:00', close: '17:00' };
  await bayside.lake.client.create({
    _id: 'kew-main',
    _type: 'location',
    name: 'Kew Cars',
    address: { street: '1 High Street', city: 'Kew', state: 'VIC', postcode: '3101' },
    contact_detail: {
      phone: '03 7010 0191',
      opening_hours: [
        { ...day, _key: 'a', weekday: 1 },
        { ...day, _key: 'b', weekday: 2 },
        { _key: 'c', weekday: 3, status: 'By Appointment' },
      ],
    },
  });
  const request = { dealerships: ['kew', 'nobody'] };
  try {
    const { places } = await check({ request, wantsPlaces: true });
    const main = { id: 'kew-main', name: 'Kew Cars', street: '1 High Street', suburb: 'Kew', state: 'VIC' };
    const far = { id: 'kew-far', name: 'Kew kew-far', street: '', suburb: 'Ivanhoe', state: 'VIC' };
    expect(places).toEqual([
      { ...main, postcode: '3101', phone: '03 7010 0191', hours: 'Mon-Tue 09:00-17:00' },
      { ...far, postcode: '', phone: '', hours: '' },
    ]);
    expect((await check({ request })).places).toEqual([]);
  } finally {
    await bayside.lake.client.delete('kew-main');
    await pool.query(`delete from cars where dealership_id = 'kew'`);
  }
});

test('does not create a site at the address of another (SITE-01)', async () => {
  await bayside.lake.client.create(HARBOUR);
  const before = await everything(bayside.lake);
  const request = { ...REQUEST, hosts: ['bayside.example', 'harbour.localhost'] };
  const expected = {
    part: 'hosts.1',
    words: "harbour.localhost already serves the site 'harbour' (Harbour). Choose another host.",
    nearest: [],
  };
  expect((await check({ request })).problems).toEqual([expected]);
  expect(await make({ request })).toEqual({ problems: [expected], made: null });
  const { problems } = await check({ request: { ...REQUEST, slug: 'kew' } });
  expect(problems.map(({ part }) => part)).toEqual(['slug']);
  expect(await everything(bayside.lake)).toEqual(before);
  await bayside.lake.client.delete(HARBOUR._id);
});

test('makes no lookups for an invalid request', async () => {
  const { problems } = await check({
    request: { dealerships: ['x'.repeat(200_000)], hosts: ['y'.repeat(200_000)], name: 'z'.repeat(200_000) },
  });
  expect(problems.filter(({ words }) => words.startsWith('There is no'))).toEqual([]);
  expect(problems.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['dealerships.0', 'hosts.0', 'name']),
  );
});

test('proposes colours from the logo, and rejects other files', async () => {
  const { look } = await check({ request: {}, logo: LOGO });
  expect(look?.colours.accent).toMatch(/^#[bc][0-9a-f]1/);
  const { problems } = await check({
    request: {},
    logo: { filename: 'notes.txt', content: Buffer.from('no picture').toString('base64') },
  });
  expect(problems).toContainEqual(expect.objectContaining({ part: 'logo' }));
});

test('does not read a local path given as the logo', async () => {
  const { problems, plan } = await check({
    request: { ...REQUEST, logo: '/etc/passwd' },
    wantsPlan: true,
  });
  expect(problems).toEqual([]);
  expect(plan?.toCheck.some(({ words }) => words.startsWith('Logo: none'))).toBe(true);
});

test('previews the site, creates and checks it, and refuses to create it twice', async () => {
  const before = await everything(bayside.lake);
  const { plan } = await check({ logo: LOGO, wantsPlan: true });
  expect(plan).toMatchObject({ url: 'https://www.bayside.example', cars: 4 });
  expect(plan?.legalLine).toBe('Bayside Motors. Licensed motor dealer, Victoria: LMCT 11999.');
  expect(await everything(bayside.lake)).toEqual(before);

  const { made } = await make({ logo: LOGO });
  expect(made).toMatchObject({ slug: 'bayside', url: 'https://www.bayside.example' });
  for (const { document } of made?.toCheck ?? [])
    if (document) expect(await bayside.lake.client.getDocument(document.id)).toBeTruthy();
  expect(await bayside.lake.client.getDocument('page-bayside-home')).toMatchObject({
    blocks: expect.arrayContaining([expect.objectContaining({ _type: 'heroCarousel' })]),
  });

  const { outcome, sent } = await withMailWorker(bayside, () => office().prove(call({}), 'bayside'));
  expect((await outcome.json()) as ProofAnswer).toMatchObject({
    hosts: REQUEST.hosts.map((host) => ({ host, isShown: true })),
    lead: { state: 'arrived' },
  });
  expect(sent.some(({ to }) => to.includes('sales@bayside.example'))).toBe(true);
  await expect(office().prove(call({}), 'nobody')).rejects.toMatchObject({ code: 'not_found' });

  const after = await everything(bayside.lake);
  const again = await make({});
  expect(again.made).toBeNull();
  expect(again.problems.map(({ part }) => part)).toContain('slug');
  expect(await everything(bayside.lake)).toEqual(after);
});
