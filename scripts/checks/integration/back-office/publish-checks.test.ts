import { randomUUID } from 'node:crypto';
import type { MailSender } from '@forecourt/lib/messaging/mail/transport.server';
import { projectMembers } from '@forecourt/lib/operations/back-office/administrators.server';
import type { ContentDocument } from '@forecourt/lib/operations/back-office/content-document';
import { grantsOfRoleNames } from '@forecourt/lib/operations/back-office/person-grants.server';
import { sendUnapprovedMails } from '@forecourt/lib/operations/review/notify-unapproved.server';
import { checkPublished, unapprovedOf } from '@forecourt/lib/operations/review/publish-checks.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { act, pageOf } from '../../../emulators/content-lake/testing/requests.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'site-coast';
let database: TestDatabase;
let lake: TestLake;
let coast: ReturnType<TestLake['as']>;
const report = vi.fn();

beforeAll(async () => {
  [database, lake] = await Promise.all([startTestDatabase(), testLake()]);
  coast = lake.as(await lake.signIn('coast'));
  await lake.client.create({
    _id: SITE,
    _type: 'site',
    name: 'Coast',
    slug: { _type: 'slug', current: 'sample' },
  });
});
afterAll(async () => {
  await lake.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('truncate publish_checks, content_reviews, release_schedules');
  await needing('pages');
  await check();
});

const needing = (...kinds: string[]) => lake.client.patch(SITE).set({ needsApproval: kinds }).commit();
const raw = () => lake.client.withConfig({ perspective: 'raw' });
const project = () => ({
  projectId: lake.options.projectId,
  dataset: lake.options.dataset,
  host: lake.url,
});
const members = () => projectMembers(project(), TOKENS.writer);
const check = () => checkPublished(database.pool, { lake: raw(), members, report, now: new Date() });
const outcomes = async () => {
  const { rows } = await database.pool.query<{ document: string; outcome: string; by: string | null }>(
    `select document_id as document, outcome, published_by as by from publish_checks
     where document_type <> 'site' order by published_at`,
  );
  return rows;
};

let count = 0;
const newId = () => `page-check-${++count}`;
async function draftOf(id: string, title = 'Winter sale') {
  await coast.createOrReplace(pageOf('coast', `drafts.${id}`, title));
  return (await raw().getDocument(`drafts.${id}`))?._rev ?? '';
}
const publish = (id: string, by = coast) =>
  act(by, ['document.publish', { draftId: `drafts.${id}`, publishedId: id }]);
const approve = (id: string, revision: string) =>
  database.pool.query(
    `insert into content_reviews (document_id, document_type, title, site_ids, requested_by, decided_by, state,
                                  approved_revision)
     values ($1, 'page', 'Winter sale', $2, 'somebody', 'else', 'approved', $3)`,
    [id, [SITE], revision],
  );

async function mails() {
  const send = vi.fn<MailSender['send']>(async () => undefined as never);
  await sendUnapprovedMails(database.pool, {
    reader: readerOf(MAIL_SITE),
    sender: { send, close: () => {} } as unknown as MailSender,
    mailDomain: 'sample.example',
    studioUrl: null,
    members,
    grantsOf: (roles) => grantsOfRoleNames(project(), TOKENS.writer, roles),
    slugOf: async () => 'sample',
    documentOf: async (id) => ((await raw().getDocument(id)) ?? null) as ContentDocument | null,
    report: (error) => {
      throw error;
    },
  });
  return send.mock.calls.map(([mail]) => mail);
}
const due = () =>
  database.pool.query('update publish_checks set mail_due_at = now() where mail_due_at is not null');

describe('a document that needs approval', () => {
  test('is recorded once if a person whose role may publish does it without', async () => {
    const id = newId();
    await draftOf(id);
    await publish(id);
    expect(await check()).toBe(1);
    expect(await check()).toBe(0);
    const person = (await members()).find(({ name }) => name === 'Casey Coast');
    expect(await outcomes()).toEqual([{ document: id, outcome: 'unapproved', by: person?.id }]);
    expect(await unapprovedOf(database.pool, [SITE])).toMatchObject([
      { document: id, title: 'Winter sale', publishedBy: person?.id },
    ]);
    expect(await unapprovedOf(database.pool, ['site-harbour'])).toEqual([]);
    expect(report).toHaveBeenCalledWith(
      'warn',
      { document: id, staff: person?.id, needs: 'pages' },
      'published_unapproved',
    );
  });

  test('is recorded if it is changed where it is public, past the drafts', async () => {
    const id = newId();
    await coast.createOrReplace(pageOf('coast', id, 'Past the drafts'));
    expect(await check()).toBe(1);
    await coast.patch(id).set({ title: 'Again' }).commit();
    expect(await check()).toBe(1);
  });

  test('is not recorded as unapproved if its draft was approved', async () => {
    const id = newId();
    await approve(id, await draftOf(id));
    await publish(id);
    expect(await check()).toBe(0);
    expect(await outcomes()).toMatchObject([{ outcome: 'approved' }]);
  });

  test('is recorded if its draft was changed after the approval', async () => {
    const id = newId();
    await approve(id, await draftOf(id));
    await coast.patch(`drafts.${id}`).set({ title: 'Later' }).commit();
    await publish(id);
    expect(await check()).toBe(1);
  });

  test('may be published by an API token, such as the back office’s', async () => {
    const id = newId();
    await draftOf(id);
    await publish(id, lake.client);
    expect(await check()).toBe(0);
    expect(await outcomes()).toMatchObject([{ outcome: 'token', by: null }]);
  });

  test('is recorded for the person who had the back office publish a release', async () => {
    const [id, schedule] = [newId(), randomUUID()];
    await database.pool.query(
      `insert into release_schedules (id, release_id, title, site_ids, run_at, scheduled_by, scheduled_by_account)
       values ($1, 'r', 'Sale', $2, now(), 'staff-1', 'account-1')`,
      [schedule, [SITE]],
    );
    const releaseId = `office_${schedule.replaceAll('-', '')}`;
    await lake.client.releases.create({ releaseId, metadata: { title: 'Sale', releaseType: 'asap' } });
    await lake.client.create(pageOf('coast', `versions.${releaseId}.${id}`));
    await lake.client.releases.publish({ releaseId });
    expect(await check()).toBe(1);
    expect(await outcomes()).toEqual([{ document: id, outcome: 'unapproved', by: 'staff-1' }]);
  });
});

test('what was published before the site had the rule is left alone', async () => {
  await needing();
  await check();
  const id = newId();
  await draftOf(id);
  await publish(id);
  await needing('pages');
  expect(await check()).toBe(0);
  expect(await outcomes()).toEqual([]);
});

test('a page is left alone where only offers need approval', async () => {
  await needing('offers');
  const id = newId();
  await draftOf(id);
  await publish(id);
  expect(await check()).toBe(0);
  expect(await outcomes()).toMatchObject([{ outcome: 'notNeeded' }]);
});

test('the other approvers get one mail about all that a person published', async () => {
  for (const id of [newId(), newId()]) {
    await draftOf(id);
    await publish(id);
  }
  await check();
  expect(await mails()).toEqual([]);
  await due();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    name: 'staff.unapprovedPublish',
    subject: 'Published without approval: 2 documents',
  });
  const people = await members();
  const addressesOf = (name: string) =>
    people.filter((person) => person.name === name).map(({ email }) => email);
  expect([mail?.to].flat()).toEqual(expect.arrayContaining(addressesOf('Alex Admin')));
  expect([mail?.to].flat()).not.toEqual(expect.arrayContaining(addressesOf('Casey Coast')));
  await due();
  expect(await mails()).toEqual([]);
});
