import type { MailSender } from '@forecourt/lib/messaging/mail/transport.server';
import { projectMembers } from '@forecourt/lib/operations/back-office/administrators.server';
import { sendTrialMails } from '@forecourt/lib/operations/page-trials/ended-mails.server';
import { trialStartedBy } from '@forecourt/lib/operations/page-trials/started-by.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = new Date();
let database: TestDatabase;
let lake: TestLake;
beforeAll(async () => {
  [database, lake] = await Promise.all([startTestDatabase(), testLake()]);
  await lake.client.create({
    _id: 'site-coast',
    _type: 'site',
    name: 'Sample',
    slug: { _type: 'slug', current: 'sample' },
  });
});
afterAll(async () => {
  await lake.close();
  await database.stop();
});
beforeEach(() => database.pool.query('truncate page_trial_mails, page_trial_days'));

const raw = () => lake.client.withConfig({ perspective: 'raw' });
const members = () =>
  projectMembers(
    { projectId: lake.options.projectId, dataset: lake.options.dataset, host: lake.url },
    TOKENS.writer,
  );

/** Creates a trial that an editor starts after somebody else prepared it, and that the worker ended. */
async function endedTrial(id: string, ending: string, endedAt = NOW): Promise<void> {
  const [admin, editor] = [lake.as(await lake.signIn('admin')), lake.as(await lake.signIn('coast'))];
  const trial = { _id: id, _type: 'pageTrial', name: 'Shorter form', goal: 'lead' };
  await admin.create({ ...trial, state: 'draft', site: { _type: 'reference', _ref: 'site-coast' } });
  await lake.client.patch(id).set({ note: 'by a token' }).commit();
  await editor.patch(id).set({ state: 'running' }).commit();
  await lake.client.patch(id).set({ state: 'ended', ending, endedAt: endedAt.toISOString() }).commit();
}

/**
 * Sends the mails that are due.
 * @param send fails to simulate a mail server that is away
 * @returns the mails that were tried
 */
async function mails({
  send = async () => {},
  report = (error: unknown) => {
    throw error;
  },
}: {
  send?: MailSender['send'];
  report?: (error: unknown) => void;
} = {}) {
  const sender = { send: vi.fn(send), close: () => {} };
  await sendTrialMails(database.pool, {
    lake: raw(),
    reader: readerOf(MAIL_SITE),
    sender,
    mailDomain: 'sample.example',
    studioUrl: null,
    members,
    report,
    now: NOW,
  });
  return sender.send.mock.calls.map(([mail]) => mail);
}

test.each(['harm', 'date'])('a trial that ended by itself (%s) is mailed once', async (ending) => {
  const id = `trial-${ending}`;
  await endedTrial(id, ending);
  const people = await members();
  const starter = await trialStartedBy(raw(), id);
  const addresses = people
    .filter((person) => person.id === starter || person.roles.includes('administrator'))
    .map(({ email }) => email);
  expect(people.find((person) => person.id === starter)?.name).toMatch(/coast/i);
  expect(addresses.length).toBeGreaterThan(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ name: 'staff.trialEnded' });
  expect([mail?.to].flat().toSorted()).toEqual(addresses.toSorted());
  expect(mail?.subject).toContain('Shorter form');
  expect(await mails()).toEqual([]);
  await lake.client.delete(id);
});

test('a trial that a person ended, or that ended long ago, is not mailed', async () => {
  await endedTrial('trial-kept', 'control');
  await endedTrial('trial-old', 'harm', new Date(NOW.getTime() - 8 * 86_400_000));
  expect(await mails()).toEqual([]);
});

test('a mail that could not be sent is sent later', async () => {
  await endedTrial('trial-retry', 'date');
  const report = vi.fn();
  const send = () => Promise.reject(new Error('The mail server is away.'));
  expect(await mails({ send, report })).toHaveLength(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(await mails()).toHaveLength(1);
});

test('nobody is known to have started a trial if the token may not read the history', async () => {
  await endedTrial('trial-unread', 'control');
  const viewer = lake.as(await lake.signIn('viewer')).withConfig({ perspective: 'raw' });
  expect(await trialStartedBy(viewer, 'trial-unread')).toBeNull();
});
