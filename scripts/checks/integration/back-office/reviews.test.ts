import type { ProjectMember } from '@forecourt/lib/operations/back-office/administrators.server';
import { projectMembers } from '@forecourt/lib/operations/back-office/administrators.server';
import { answerCall } from '@forecourt/lib/operations/back-office/call.server';
import type { ReviewStateAnswer, ReviewsAnswer } from '@forecourt/lib/operations/review/contract';
import { sendReviewMails } from '@forecourt/lib/operations/review/notify.server';
import { reviews } from '@forecourt/lib/operations/review/reviews.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { editorOf } from '@forecourt/schemas/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS, testOptions } from '../../../emulators/content-lake/testing/options.ts';
import { act, pageOf, statusOf } from '../../../emulators/content-lake/testing/requests.ts';
import type { TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { startOffice, type TestOffice } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** `cove` writes drafts of Coast, `coast` edits Coast, `harbour` edits another site. */
type Who = 'cove' | 'coast' | 'harbour' | 'admin' | 'viewer';
type Step = keyof ReturnType<typeof reviews>;

let office: TestOffice<Who>;
let database: TestDatabase;
let lake: TestLake;
let tokens: Record<Who, string>;
const report = vi.fn();

beforeAll(async () => {
  const { users, roles } = testOptions('');
  office = await startOffice(['cove', 'coast', 'harbour', 'admin', 'viewer'], {
    users: users.map((user) => (user.name === 'cove' ? { ...user, role: 'author-coast' } : user)),
    roles: {
      ...roles,
      'author-coast': {
        title: 'Author of Coast',
        grants: editorOf({ sites: ['site-coast'], publishes: false }),
      },
    },
  });
  ({ database, lake, tokens } = office);
});
afterAll(() => office.stop());
beforeEach(async () => {
  await database.pool.query('truncate content_reviews, publish_checks, rate_limits');
  await needing('pages');
});

const needing = (...kinds: string[]) =>
  lake.client.patch('site-coast').set({ needsApproval: kinds }).commit();
const raw = () => lake.client.withConfig({ perspective: 'raw' });
const project = () => ({
  projectId: lake.options.projectId,
  dataset: lake.options.dataset,
  host: lake.url,
});

async function call<Body = ReviewStateAnswer>(
  who: Who,
  step: Step,
  body: object,
): Promise<{ status: number; body: Body & { error?: string; code?: string } }> {
  const answers = reviews(() => ({ client: raw(), token: TOKENS.writer }));
  const response = await answerCall(
    {
      pool: database.pool,
      stripe: null,
      project: project(),
      webhookMaster: null,
      origins: [STUDIO_ORIGIN],
      answersOn: async () => true,
      places: async () => [],
      report,
    },
    new Request('http://coast.localhost/api/back-office/reviews', {
      method: 'POST',
      headers: { origin: STUDIO_ORIGIN, authorization: `Bearer ${tokens[who]}` },
      body: JSON.stringify(body),
    }),
    householdOf('10.0.0.1'),
    (asked) => answers[step](asked),
    { aboutShoppers: false },
  );
  return { status: response.status, body: (await response.json()) as Body & { error?: string } };
}

let count = 0;
/** Returns the id of a new draft that the author wrote. */
async function newDraft(fields: object = {}): Promise<string> {
  count += 1;
  const document = `page-review-${count}`;
  await lake.as(tokens.cove).create({ ...pageOf('coast', `drafts.${document}`, 'Winter sale'), ...fields });
  return document;
}
const revisionOf = async (document: string) => (await raw().getDocument(`drafts.${document}`))?._rev ?? '';
const publishedTitle = async (document: string) => (await raw().getDocument(document))?.title as unknown;
const change = (document: string, title: string) =>
  lake.as(tokens.cove).patch(`drafts.${document}`).set({ title }).commit();
async function request(document: string, more: object = {}) {
  return call('cove', 'request', { document, revision: await revisionOf(document), ...more });
}
async function approve(document: string, who: Who = 'coast') {
  return call(who, 'decide', { document, revision: await revisionOf(document), decision: 'approved' });
}
async function publish(document: string, who: Who = 'cove') {
  return call<{ isPublished: boolean }>(who, 'publish', { document, revision: await revisionOf(document) });
}

describe('the role of an author', () => {
  test('cannot publish a page through Sanity, by action or by mutation', async () => {
    const document = await newDraft();
    const author = lake.as(tokens.cove);
    const publishing = act(author, [
      'document.publish',
      { draftId: `drafts.${document}`, publishedId: document },
    ]);
    expect(await statusOf(publishing)).toBe(403);
    expect(await statusOf(author.createOrReplace(pageOf('coast', document)))).toBe(403);
    const version = author.create(pageOf('coast', `versions.site-coast_r.${document}`));
    expect(await statusOf(version)).toBe(403);
    expect(await publishedTitle(document)).toBeUndefined();
  });

  test('cannot change a published page, and may write other documents', async () => {
    await lake.client.createOrReplace(pageOf('coast', 'page-live', 'Live'));
    const author = lake.as(tokens.cove);
    expect(await statusOf(author.patch('page-live').set({ title: 'Mine' }).commit())).toBe(403);
    expect(await statusOf(author.delete('page-live'))).toBe(403);
    const slide = { ...pageOf('coast', 'slide-review'), _type: 'slide' };
    expect(await statusOf(author.createOrReplace(slide))).toBe(200);
  });
});

describe('publishing', () => {
  test('without approval is refused where the site needs it', async () => {
    const document = await newDraft();
    const { status, body } = await publish(document);
    expect([status, body.error]).toEqual([
      403,
      'Pages of this site need approval before they are published.',
    ]);
    expect(await publishedTitle(document)).toBeUndefined();
  });

  test('needs no approval where the site asks for none', async () => {
    await needing('offers');
    const document = await newDraft();
    expect((await call('cove', 'state', { document })).body).toMatchObject({ needs: null, mayPublish: true });
    expect((await publish(document)).status).toBe(200);
    expect(await publishedTitle(document)).toBe('Winter sale');
    expect(await raw().getDocument(`drafts.${document}`)).toBeUndefined();
  });

  test('an approved draft is published by its author', async () => {
    const document = await newDraft();
    expect((await request(document)).status).toBe(200);
    expect((await publish(document)).status).toBe(403);
    expect((await approve(document)).body.review).toMatchObject({ state: 'approved', isOutdated: false });
    expect((await publish(document)).status).toBe(200);
    expect(await publishedTitle(document)).toBe('Winter sale');
  });

  test('an edit after approval needs a new approval', async () => {
    const document = await newDraft();
    await request(document);
    await approve(document);
    await change(document, 'Changed');
    const { status, body } = await publish(document);
    expect([status, body.error]).toEqual([
      403,
      'The draft was changed after it was approved. Request another approval.',
    ]);
    expect((await call('cove', 'state', { document })).body.review).toMatchObject({ isOutdated: true });
    await request(document);
    await approve(document);
    expect((await publish(document)).status).toBe(200);
    expect(await publishedTitle(document)).toBe('Changed');
  });

  test('records what it publishes with its own token, for the person and by approval', async () => {
    const [approved, alone] = [await newDraft(), await newDraft()];
    await request(approved);
    await approve(approved);
    await publish(approved);
    await publish(alone, 'coast');
    const { rows } = await database.pool.query(
      `select document_id as document, revision, outcome, published_by is not null as "hasPerson" from publish_checks
       order by published_at`,
    );
    expect(rows).toEqual([
      {
        document: approved,
        revision: (await raw().getDocument(approved))?._rev,
        outcome: 'approved',
        hasPerson: true,
      },
      {
        document: alone,
        revision: (await raw().getDocument(alone))?._rev,
        outcome: 'unapproved',
        hasPerson: true,
      },
    ]);
    const { body } = await call<ReviewsAnswer>('coast', 'list', {});
    expect(body.unapproved).toMatchObject([{ document: alone, title: 'Winter sale' }]);
    expect((await call<ReviewsAnswer>('harbour', 'list', {})).body.unapproved).toEqual([]);
  });

  test('an approval is used once', async () => {
    const document = await newDraft();
    await request(document);
    await approve(document);
    await publish(document);
    await lake.as(tokens.cove).create(pageOf('coast', `drafts.${document}`, 'Second'));
    expect((await publish(document)).status).toBe(403);
    expect(await publishedTitle(document)).toBe('Winter sale');
  });

  test('only legal pages need approval where the site says so', async () => {
    await needing('legalPages');
    const legal = await newDraft({ path: { _type: 'slug', current: '/privacy-policy' } });
    expect((await publish(legal)).body.error).toBe(
      'Legal pages of this site need approval before they are published.',
    );
    expect((await publish(await newDraft({ path: { _type: 'slug', current: '/about' } }))).status).toBe(200);
  });

  test('an offer with a rate needs approval, and one without does not', async () => {
    await needing('offers');
    const offerOf = async (id: string, fields: object) => {
      await lake.as(tokens.cove).create({
        _id: `drafts.${id}`,
        _type: 'offer',
        name: 'Winter',
        sites: [{ _type: 'reference', _ref: 'site-coast', _key: 'a', _weak: true }],
        ...fields,
      });
      return publish(id);
    };
    expect((await offerOf('offer-rate', { interestRate: 5.49 })).body.error).toBe(
      'Offers with a rate or a price need approval before they are published.',
    );
    expect((await offerOf('offer-mats', { description: 'Free floor mats' })).status).toBe(200);
  });

  test('of another site’s document is refused, also by a draft that claims one’s own site', async () => {
    await needing();
    await lake.client.createOrReplace(pageOf('harbour', 'page-of-harbour', 'Harbour'));
    // Hosted Sanity would accept it from the author.
    await lake.client.create(pageOf('coast', 'drafts.page-of-harbour', 'Taken over'));
    expect((await publish('page-of-harbour')).status).toBe(404);
    expect(await publishedTitle('page-of-harbour')).toBe('Harbour');
    const document = await newDraft();
    expect((await publish(document, 'harbour')).status).toBe(404);
    expect((await publish(document, 'viewer')).status).toBe(404);
  });

  test('of an older revision than the current one is refused', async () => {
    const document = await newDraft();
    const revision = await revisionOf(document);
    await change(document, 'Newer');
    expect(await call('coast', 'publish', { document, revision })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
  });
});

describe('deciding', () => {
  test('is for people whose role may publish, and not for who asked', async () => {
    const document = await newDraft();
    await request(document);
    expect((await approve(document, 'cove')).body.error).toBe(
      'Your role may not approve this document. Ask an administrator.',
    );
    expect((await approve(document, 'harbour')).status).toBe(404);
    await call('coast', 'request', { document, revision: await revisionOf(document) });
    expect((await approve(document, 'coast')).body.error).toBe(
      'You requested this approval. Somebody else must decide.',
    );
    expect((await approve(document, 'admin')).status).toBe(200);
  });

  test('of a revision that changed meanwhile is refused', async () => {
    const document = await newDraft();
    await request(document);
    const revision = await revisionOf(document);
    await change(document, 'Newer');
    const decision = { document, revision, decision: 'approved' };
    expect((await call('coast', 'decide', decision)).status).toBe(409);
    expect((await publish(document)).status).toBe(403);
  });

  test('a rejection keeps comments for each field, and needs a reason', async () => {
    const document = await newDraft();
    await request(document);
    const decision = { document, revision: await revisionOf(document), decision: 'rejected' };
    expect((await call('coast', 'decide', decision)).status).toBe(400);
    const comments = [{ path: 'blocks[_key=="a1"]', text: 'The rate is wrong.' }];
    await call('coast', 'decide', { ...decision, comments });
    const { body } = await call('cove', 'state', { document });
    expect(body.review).toMatchObject({
      state: 'rejected',
      comments,
      decidedBy: { id: 'ucoast', name: 'Casey Coast' },
    });
    expect(body.mayPublish).toBe(false);
  });

  test('a withdrawn request cannot be approved', async () => {
    const document = await newDraft();
    await request(document);
    expect((await call('cove', 'withdraw', { document })).body.review).toBeNull();
    expect((await approve(document)).status).toBe(409);
  });
});

test('lists approvers by their roles, and assigns to nobody else', async () => {
  const document = await newDraft();
  const { body } = await call<{ approvers: { id: string }[] }>('cove', 'approvers', { document });
  expect(body.approvers.map(({ id }) => id)).toEqual([
    'uadmin',
    'ucoast',
    'ueditor',
    'ucoastoffice',
    'ucoastplain',
  ]);
  expect((await request(document, { assignedTo: 'uharbour' })).status).toBe(400);
  expect((await request(document, { assignedTo: 'ucoast', dueOn: '2026-12-04' })).body.review).toMatchObject({
    assignedTo: { id: 'ucoast', name: 'Casey Coast' },
    dueOn: '2026-12-04',
  });
});

test('lists open reviews of the caller’s sites, and which await the caller', async () => {
  const document = await newDraft();
  await request(document, { assignedTo: 'ucoast' });
  const listed = async (who: Who) => {
    const { body } = await call<ReviewsAnswer>(who, 'list', {});
    return body.reviews.map(({ document: id, isMine, awaitsMe }) => ({ id, isMine, awaitsMe }));
  };
  expect(await listed('cove')).toEqual([{ id: document, isMine: true, awaitsMe: false }]);
  expect(await listed('coast')).toEqual([{ id: document, isMine: false, awaitsMe: true }]);
  expect(await listed('admin')).toEqual([{ id: document, isMine: false, awaitsMe: false }]);
  expect(await listed('harbour')).toEqual([]);
  expect(await listed('viewer')).toEqual([]);
});

test('a request ends when somebody publishes the document without it', async () => {
  const document = await newDraft();
  await request(document);
  await act(lake.as(tokens.coast), [
    'document.publish',
    { draftId: `drafts.${document}`, publishedId: document },
  ]);
  await lake.as(tokens.cove).create(pageOf('coast', `drafts.${document}`, 'Another edit'));
  expect((await call<ReviewsAnswer>('coast', 'list', {})).body.reviews).toEqual([]);
  expect((await call('cove', 'state', { document })).body.review).toBeNull();
  expect((await approve(document)).status).toBe(409);
  await request(document);
  expect((await call('cove', 'state', { document })).body.review?.state).toBe('requested');
});

test('two requests at once leave one open review', async () => {
  const document = await newDraft();
  await Promise.all([request(document), request(document), request(document)]);
  const { rows } = await database.pool.query(
    'select count(*)::int as open from content_reviews where ended_at is null',
  );
  expect(rows).toEqual([{ open: 1 }]);
});

describe('mails', () => {
  const send = vi.fn(async (_mail: { to: readonly string[]; subject: string; name: string }) => undefined);
  const tools = (now = new Date(Date.now() + 1_000)) => ({
    reader: readerOf(MAIL_SITE),
    sender: { send, close: () => {} } as never,
    mailDomain: 'mail.example',
    studioUrl: STUDIO_ORIGIN,
    members: (): Promise<ProjectMember[]> => projectMembers(project(), TOKENS.writer),
    slugOf: async () => 'coast',
    documentOf: async (id: string) => ({
      hasDraft: (await raw().getDocument(`drafts.${id}`)) !== undefined,
      published: (await raw().getDocument(id)) ?? null,
    }),
    report,
    now,
  });
  const sent = () => send.mock.calls.map(([{ to, subject }]) => [to.join(), subject]);
  beforeEach(() => send.mockClear());

  test('a request goes to the person it is assigned to, once', async () => {
    await request(await newDraft(), { assignedTo: 'ucoast' });
    await Promise.all([sendReviewMails(database.pool, tools()), sendReviewMails(database.pool, tools())]);
    await sendReviewMails(database.pool, tools());
    expect(sent()).toEqual([['coast@localhost', 'Approval requested: Winter sale']]);
  });

  test('a request to nobody in particular goes to the administrators', async () => {
    await request(await newDraft());
    await sendReviewMails(database.pool, tools());
    expect(sent()).toEqual([['admin@localhost', 'Approval requested: Winter sale']]);
  });

  test('a decision goes to the person who asked', async () => {
    const document = await newDraft();
    await request(document);
    await sendReviewMails(database.pool, tools());
    await approve(document);
    await sendReviewMails(database.pool, tools());
    expect(sent().at(-1)).toEqual(['cove@localhost', 'Approved: Winter sale']);
  });

  test('a reminder is sent on the due date, once', async () => {
    await request(await newDraft(), { assignedTo: 'ucoast', dueOn: '2026-12-24' });
    await sendReviewMails(database.pool, tools());
    const at = (time: string) => sendReviewMails(database.pool, tools(new Date(time)));
    await at('2026-12-23T12:00:00+10:00');
    expect(sent()).toHaveLength(1);
    await at('2026-12-24T07:00:00+10:00');
    await at('2026-12-24T08:00:00+10:00');
    expect(sent().slice(1)).toEqual([['coast@localhost', 'Approval due today: Winter sale']]);
  });

  test('no reminder is sent about a draft that was published without its review', async () => {
    const document = await newDraft();
    await request(document, { dueOn: '2026-12-24' });
    await sendReviewMails(database.pool, tools());
    await act(lake.as(tokens.coast), [
      'document.publish',
      { draftId: `drafts.${document}`, publishedId: document },
    ]);
    await sendReviewMails(database.pool, tools(new Date('2026-12-24T07:00:00+10:00')));
    expect(sent()).toHaveLength(1);
    const { rows } = await database.pool.query('select state from content_reviews');
    expect(rows).toEqual([{ state: 'replaced' }]);
  });

  test('a mail that could not be sent is tried again', async () => {
    await request(await newDraft(), { assignedTo: 'ucoast' });
    send.mockRejectedValueOnce(new Error('down'));
    await sendReviewMails(database.pool, tools());
    await sendReviewMails(database.pool, tools());
    expect(send).toHaveBeenCalledTimes(1);
    await sendReviewMails(database.pool, tools(new Date(Date.now() + 400_000)));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
