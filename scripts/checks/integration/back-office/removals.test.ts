import { projectMembers } from '@forecourt/lib/operations/back-office/administrators.server';
import { answerCall } from '@forecourt/lib/operations/back-office/call.server';
import { grantsOfRoleNames } from '@forecourt/lib/operations/back-office/person-grants.server';
import type { RemovalStateAnswer } from '@forecourt/lib/operations/removal/contract';
import { sendRemovalMails } from '@forecourt/lib/operations/removal/notify.server';
import { removableDocument, storedVersions } from '@forecourt/lib/operations/removal/removable.server';
import { removals } from '@forecourt/lib/operations/removal/removals.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { pageOf } from '../../../emulators/content-lake/testing/requests.ts';
import type { TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { startOffice, type TestOffice } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** `coast` and `harbour` edit one site each. */
type Who = 'coast' | 'harbour' | 'admin' | 'viewer';
type Step = keyof ReturnType<typeof removals>;

let office: TestOffice<Who>;
let database: TestDatabase;
let lake: TestLake;
let tokens: Record<Who, string>;

beforeAll(async () => {
  office = await startOffice(['coast', 'harbour', 'admin', 'viewer']);
  ({ database, lake, tokens } = office);
});
afterAll(() => office.stop());
beforeEach(() => database.pool.query('truncate removal_requests, rate_limits'));

const raw = () => lake.client.withConfig({ perspective: 'raw' });
const project = () => ({
  projectId: lake.options.projectId,
  dataset: lake.options.dataset,
  host: lake.url,
});

async function call(
  who: Who,
  step: Step,
  body: object,
): Promise<{ status: number; body: (RemovalStateAnswer & { error?: string }) | null }> {
  const answers = removals(() => ({ client: raw(), token: TOKENS.writer }));
  const response = await answerCall(
    {
      pool: database.pool,
      stripe: null,
      project: project(),
      webhookMaster: null,
      origins: [STUDIO_ORIGIN],
      answersOn: async () => true,
      places: async () => [],
      report: () => undefined,
    },
    new Request('http://coast.localhost/api/back-office/removals', {
      method: 'POST',
      headers: { origin: STUDIO_ORIGIN, authorization: `Bearer ${tokens[who]}` },
      body: JSON.stringify(body),
    }),
    householdOf('10.0.0.1'),
    (asked) => answers[step](asked),
    { aboutShoppers: false },
  );
  return { status: response.status, body: (await response.json()) as RemovalStateAnswer | null };
}

let count = 0;
/** Returns the id of a page of Coast that a page of Harbour uses. */
async function usedPage(): Promise<{ document: string; user: string }> {
  count += 1;
  const [document, user] = [`page-used-${count}`, `page-user-${count}`];
  await lake.client.create(pageOf('coast', document, 'Winter sale'));
  await lake.client.create({
    ...pageOf('harbour', user, `Uses ${count}`),
    related: { _type: 'reference', _ref: document },
  });
  return { document, user };
}

interface SentMail {
  to: string[];
  subject: string;
}
async function mails(): Promise<SentMail[]> {
  const sent: SentMail[] = [];
  await sendRemovalMails(database.pool, {
    reader: readerOf(MAIL_SITE),
    sender: {
      send: async ({ to, subject }) => void sent.push({ to: [to].flat().map(String), subject }),
      close: () => undefined,
    },
    mailDomain: 'forecourt.example',
    studioUrl: STUDIO_ORIGIN,
    members: () => projectMembers(project(), TOKENS.writer),
    grantsOf: (roles) => grantsOfRoleNames(project(), TOKENS.writer, roles),
    slugOf: async () => 'coast',
    documentOf: (id) => removableDocument(raw(), id),
    versionsOf: (id) => storedVersions(raw(), id),
    report: (error) => {
      throw error;
    },
    now: new Date(Date.now() + 1_000),
  });
  return sent;
}

test('emails a request to those who may remove the document, and nobody twice', async () => {
  const { document } = await usedPage();
  const { status, body } = await call('coast', 'request', { document, removal: 'delete' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mayRemove: false,
    request: { removal: 'delete', title: 'Winter sale', state: 'requested' },
  });
  await call('coast', 'request', { document, removal: 'delete' });
  const [mail, ...more] = await mails();
  expect(mail?.subject).toBe('Please delete: Winter sale');
  const members = await projectMembers(project(), TOKENS.writer);
  const emailOf = (name: RegExp) => members.find(({ roles }) => roles.some((role) => name.test(role)))?.email;
  expect(mail?.to.join()).toContain(emailOf(/^administrator$/));
  expect(more).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('is refused to those who may remove the document themselves, or may not change it', async () => {
  const { document } = await usedPage();
  expect((await call('admin', 'request', { document, removal: 'delete' })).status).toBe(409);
  expect((await call('harbour', 'request', { document, removal: 'delete' })).status).toBe(404);
  expect((await call('viewer', 'request', { document, removal: 'delete' })).status).toBe(404);
  expect((await call('coast', 'request', { document: 'page-none', removal: 'delete' })).status).toBe(404);
});

test('shows the request to those who may change the document, and to nobody else', async () => {
  const { document } = await usedPage();
  expect((await call('admin', 'state', { document })).body).toBeNull();
  await call('coast', 'request', { document, removal: 'unpublish' });
  expect((await call('admin', 'state', { document })).body).toMatchObject({
    mayRemove: true,
    request: { removal: 'unpublish' },
  });
  expect((await call('harbour', 'state', { document })).body).toBeNull();
});

test('a decline is emailed to the person who asked, and shown to them', async () => {
  const { document } = await usedPage();
  await call('coast', 'request', { document, removal: 'delete' });
  await mails();
  expect((await call('coast', 'answer', { document, answer: 'declined' })).status).toBe(403);
  expect((await call('admin', 'answer', { document, answer: 'declined' })).status).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Declined: Winter sale']);
  expect((await call('coast', 'state', { document })).body?.request?.state).toBe('declined');
  expect((await call('admin', 'answer', { document, answer: 'declined' })).status).toBe(409);
});

test('is answered once the document is removed, and not before', async () => {
  const { document, user } = await usedPage();
  await call('coast', 'request', { document, removal: 'delete' });
  await mails();
  expect((await call('admin', 'answer', { document, answer: 'removed' })).status).toBe(409);
  await lake.client.delete(user);
  await lake.client.delete(document);
  expect((await call('harbour', 'answer', { document, answer: 'removed' })).status).toBe(404);
  expect((await call('admin', 'answer', { document, answer: 'removed' })).status).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Deleted: Winter sale']);
});

test('ends by itself when the document was removed elsewhere', async () => {
  const { document, user } = await usedPage();
  await call('coast', 'request', { document, removal: 'delete' });
  await mails();
  await lake.client.delete(user);
  await lake.client.delete(document);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Deleted: Winter sale']);
  const { rows } = await database.pool.query('select state, answered_by from removal_requests');
  expect(rows).toEqual([{ state: 'removed', answered_by: null }]);
});

test('is withdrawn by the person who asked, without a mail', async () => {
  const { document } = await usedPage();
  await call('coast', 'request', { document, removal: 'delete' });
  expect((await call('coast', 'withdraw', { document })).body).toMatchObject({ request: null });
  expect(await mails()).toEqual([]);
});
