import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { householdOf } from '../platform/network/household.ts';
import { RATES } from '../platform/request/rates.ts';
import { LeadSpool } from './spool.server.ts';

let folder: string;
let spool: LeadSpool;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  spool = new LeadSpool(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const lead = ({ token = randomUUID() as string, site = 'harbour', address = '203.0.113.7' } = {}) => ({
  siteSlug: site,
  body: { token, kind: 'enquiry', values: { name: 'Kim' } },
  source: { household: householdOf(address), userAgent: 'Browser', referer: null, requestId: 'r1' },
  file: { name: 'cv.pdf', content: Buffer.from('%PDF-').toString('base64') },
});
const putLead = async (facts?: Parameters<typeof lead>[0]) => {
  const answer = await spool.put(lead(facts));
  if (typeof answer === 'string') throw new Error(answer);
  return answer.id;
};

test('stores a lead as sent, readable by its owner only', async () => {
  const { source, ...sent } = lead();
  const { household: address, ...others } = source;
  const answer = await spool.put({ source, ...sent });
  const [name = ''] = await spool.waiting();
  expect(await spool.read(name)).toEqual({
    ...sent,
    ...Object(answer),
    source: { ...others, address },
    receivedAt: expect.any(String),
  });
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
});

test('keeps leads in order of arrival until they are removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ids: string[] = [];
  for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) {
    ids.push(await putLead({ address }));
    vi.advanceTimersByTime(1);
  }
  const names = await spool.waiting();
  expect(await Promise.all(names.map(async (name) => (await spool.read(name))?.id))).toEqual(ids);
  await spool.remove(names[0] ?? '');
  expect(await spool.waiting()).toEqual(names.slice(1));
});

test('returns the same id for a token on the same site only', async () => {
  const token = randomUUID();
  const first = await putLead({ token });
  expect(await putLead({ token })).toBe(first);
  expect(await putLead({ token, site: 'northside' })).not.toBe(first);
  expect(await spool.waiting()).toHaveLength(3);
});

test('limits an address as strictly as when the database is up', async () => {
  for (let count = 0; count < RATES.lead.most; count += 1) await putLead();
  expect(await spool.put(lead())).toBe('too_many');
  expect(await spool.put(lead({ address: '203.0.113.8' }))).toEqual({ id: expect.any(String) });
});

test('limits the addresses of an IPv6 connection like one address', async () => {
  for (let count = 0; count < RATES.lead.most; count += 1)
    await putLead({ address: `2001:db8:1:2::${count.toString(16)}` });
  expect(await spool.put(lead({ address: '2001:db8:1:2:a:b:c:d' }))).toBe('too_many');
});

test('refuses leads when full', async () => {
  const name = (count: number) =>
    `${1e12 + count}-${'0'.repeat(16)}-${'0'.repeat(32)}-${String(count).padStart(8, '0')}.json`;
  for (let count = 0; count < 1_000; count += 1) await writeFile(path.join(folder, name(count)), '');
  expect(await spool.put(lead())).toBe('full');
});

test('sets an invalid file aside', async () => {
  await putLead();
  const [name = ''] = await spool.waiting();
  await writeFile(path.join(folder, name), '{"id":');
  expect(await spool.read(name)).toBeNull();
  expect(await spool.waiting()).toEqual([]);
  expect(await readdir(folder)).toEqual([`${name}.broken`]);
});

test('returns null for a lead that was removed', async () => {
  await putLead();
  const [name = ''] = await spool.waiting();
  await spool.remove(name);
  expect(await spool.read(name)).toBeNull();
});

test('rejects leads if its folder does not exist', async () => {
  const missing = new LeadSpool(path.join(folder, 'missing'));
  await expect(missing.check()).rejects.toThrow(/ENOENT/);
  await expect(missing.put(lead())).rejects.toThrow(/ENOENT/);
});

test('leaves no files after checking a folder', async () => {
  await spool.check();
  expect(await readdir(folder)).toEqual([]);
});
