import { projectMembers } from '@forecourt/lib/operations/back-office/administrators.server';
import { answerCall } from '@forecourt/lib/operations/back-office/call.server';
import { grantsOfPerson } from '@forecourt/lib/operations/back-office/person-grants.server';
import { publishRelease } from '@forecourt/lib/operations/back-office/publish-release.server';
import {
  type PublishAs,
  runDueSchedules,
  scheduleOf,
  storeSchedule,
} from '@forecourt/lib/operations/back-office/release-schedules.server';
import { releases } from '@forecourt/lib/operations/back-office/releases.server';
import type { ReviewStateAnswer } from '@forecourt/lib/operations/review/contract';
import { checkPublished } from '@forecourt/lib/operations/review/publish-checks.server';
import { reviews } from '@forecourt/lib/operations/review/reviews.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LakeInput } from '../../../emulators/content-lake/options.ts';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS, testOptions } from '../../../emulators/content-lake/testing/options.ts';
import { pageOf } from '../../../emulators/content-lake/testing/requests.ts';
import type { TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { startOffice, type TestOffice } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Who = 'coastoffice' | 'harbour' | 'editor';
type Step = 'read' | 'publish' | 'schedule' | 'cancel';

let office: TestOffice<Who>;
let database: TestDatabase;
let lake: TestLake;
let tokens: Record<Who, string>;
const log: { level: string; facts: Record<string, unknown>; event: string }[] = [];
const report = (level: string, facts: Record<string, unknown>, event: string) =>
  void log.push({ level, facts, event });

beforeAll(async () => {
  office = await startOffice(['coastoffice', 'harbour', 'editor']);
  ({ database, lake, tokens } = office);
});
afterAll(() => office.stop());
beforeEach(async () => {
  await database.pool.query('truncate release_schedules, rate_limits');
  log.length = 0;
});

const clientOf = ({ as }: TestLake, token: string): SanityClient =>
  as(token).withConfig({ perspective: 'raw' });
const serverLake = (at = lake) => ({ client: clientOf(at, TOKENS.writer), token: TOKENS.writer });
const projectOf = ({ options, url }: TestLake) => ({
  projectId: options.projectId,
  dataset: options.dataset,
  host: url,
});

async function call(
  who: Who,
  step: Step,
  release: string,
  body: unknown = {},
  server: ReturnType<typeof serverLake> | null = serverLake(),
) {
  const answers = releases(() => server);
  return send(who, body, (asked) => answers[step](asked, release));
}

async function review(who: Who, step: 'request' | 'decide' | 'state' | 'publish', body: object) {
  return send(who, body, (asked) => reviews(() => serverLake())[step](asked));
}

async function send(who: Who, body: unknown, answer: Parameters<typeof answerCall>[3]) {
  const response = await answerCall(
    {
      pool: database.pool,
      stripe: null,
      project: projectOf(lake),
      webhookMaster: null,
      origins: [STUDIO_ORIGIN],
      answersOn: async () => true,
      places: async () => [],
      report,
    },
    new Request('http://coast.localhost/api/back-office/releases', {
      method: 'POST',
      headers: { origin: STUDIO_ORIGIN, authorization: `Bearer ${tokens[who]}` },
      body: JSON.stringify(body),
    }),
    householdOf('10.0.0.1'),
    answer,
    { aboutShoppers: false },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

let count = 0;
async function newRelease(): Promise<{ releaseId: string; page: string }> {
  count += 1;
  const releaseId = `site-coast_t${count}`;
  const page = `page-t${count}`;
  const coast = clientOf(lake, tokens.coastoffice);
  await coast.releases.create({ releaseId, metadata: { title: `Sale ${count}`, releaseType: 'asap' } });
  await coast.create(pageOf('coast', `versions.${releaseId}.${page}`, 'On sale'));
  return { releaseId, page };
}
const stored = (id: string) => lake.client.getDocument(id);
const stateOf = async (releaseId: string) => (await stored(`_.releases.${releaseId}`))?.state as unknown;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const pass = (releaseId: string) =>
  database.pool.query(
    "update release_schedules set run_at = now() - interval '1 second' where release_id = $1",
    [releaseId],
  );

const worker = (at = lake, more: Partial<PublishAs> = {}) =>
  runDueSchedules(database.pool, {
    lake: serverLake(at).client,
    grantsOf: ({ scheduledByAccount }) => grantsOfPerson(projectOf(at), TOKENS.writer, scheduledByAccount),
    report,
    ...more,
  });

/**
 * Adds a version of Harbour's page that claims to belong to Coast, which hosted Sanity would accept from
 * Coast's editor.
 */
const addForeign = (releaseId: string) =>
  lake.client.create(pageOf('coast', `versions.${releaseId}.page-careers`, 'Taken over'));

beforeAll(() => lake.client.create(pageOf('harbour', 'page-careers', 'Work at Harbour')));

describe('publishing now', () => {
  test("publishes a release of the caller's site and archives the previous version", async () => {
    const { releaseId, page } = await newRelease();
    const { status, body } = await call('coastoffice', 'publish', releaseId);
    expect([status, body.state]).toEqual([200, 'published']);
    expect(await stored(page)).toMatchObject({ title: 'On sale' });
    expect(await stateOf(String(body.publishedAs))).toBe('published');
    expect(await stateOf(releaseId)).toBe('archived');
  });

  test('is refused with documents of another site, by name', async () => {
    const { releaseId, page } = await newRelease();
    await addForeign(releaseId);
    const { status, body } = await call('coastoffice', 'publish', releaseId);
    expect([status, body.code]).toEqual([403, 'no_rights']);
    expect(body.error).toContain('Taken over (page, coast caravans, harbour caravans)');
    expect(body.blockers).toEqual([expect.objectContaining({ id: 'page-careers' })]);
    expect(await stored(page)).toBeUndefined();
    expect(await stored('page-careers')).toMatchObject({ title: 'Work at Harbour' });
  });

  test('is refused when it would unpublish a document of another site', async () => {
    const { releaseId } = await newRelease();
    await lake.client.create({
      ...pageOf('coast', `versions.${releaseId}.page-careers`),
      _system: { delete: true },
    });
    expect((await call('coastoffice', 'publish', releaseId)).status).toBe(403);
    expect(await stored('page-careers')).toBeDefined();
  });

  test("unpublishes a document of the caller's site", async () => {
    const { releaseId, page } = await newRelease();
    await lake.client.create(pageOf('coast', 'page-old'));
    await lake.client.create({
      ...pageOf('coast', `versions.${releaseId}.page-old`),
      _system: { delete: true },
    });
    expect((await call('coastoffice', 'publish', releaseId)).body).toMatchObject({ state: 'published' });
    expect(await stored('page-old')).toBeUndefined();
    expect(await stored(page)).toBeDefined();
  });

  test('publishes nothing that is added after the check', async () => {
    const { releaseId, page } = await newRelease();
    const published = await publishRelease(serverLake().client, releaseId, {
      sealedId: 'office_late',
      refusalOf: async () => {
        await addForeign(releaseId);
        return null;
      },
    });
    expect(published.outcome).toBe('published');
    expect(await stored(page)).toBeDefined();
    expect(await stored('page-careers')).toMatchObject({ title: 'Work at Harbour' });
  });

  test('is refused for a release without documents and for one that is published', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'publish', releaseId);
    expect((await call('coastoffice', 'publish', releaseId)).status).toBe(409);
    const empty = await newRelease();
    await lake.client.delete(`versions.${empty.releaseId}.${empty.page}`);
    expect((await call('coastoffice', 'publish', empty.releaseId)).body.error).toBe(
      'The release has no documents.',
    );
    expect(await stored(page)).toBeDefined();
  });
});

describe('documents that need approval', () => {
  const needing = (...kinds: string[]) =>
    lake.client.patch('site-coast').set({ needsApproval: kinds }).commit();
  beforeEach(async () => {
    await database.pool.query('truncate content_reviews, publish_checks');
    await needing('pages');
    await check();
  });
  afterAll(() => needing());

  const check = () =>
    checkPublished(database.pool, {
      lake: serverLake().client,
      members: () => projectMembers(projectOf(lake), TOKENS.writer),
      report,
      now: new Date(),
    });
  const outcomes = async () => {
    const { rows } = await database.pool.query<{ outcome: string }>(
      `select outcome from publish_checks where document_type = 'page'`,
    );
    return rows.map(({ outcome }) => outcome);
  };
  const versionOf = ({ releaseId, page }: { releaseId: string; page: string }) =>
    `versions.${releaseId}.${page}`;
  const revisionOf = async (id: string) => (await serverLake().client.getDocument(id))?._rev ?? '';
  async function request(document: string) {
    return review('coastoffice', 'request', { document, revision: await revisionOf(document) });
  }
  async function approve(document: string, who: Who = 'editor') {
    const revision = await revisionOf(document);
    return review(who, 'decide', { document, revision, decision: 'approved' });
  }
  const PROBLEM = 'On sale (page, coast caravans) needs approval before the release is published.';

  test('are named, and neither published nor scheduled without it', async () => {
    const release = await newRelease();
    const { releaseId, page } = release;
    expect((await call('coastoffice', 'read', releaseId)).body).toMatchObject({
      mayPublish: true,
      approvals: [{ id: page, version: versionOf(release), needs: 'pages', state: 'none' }],
    });
    for (const [step, body] of [
      ['publish', {}],
      ['schedule', { at: inAnHour() }],
    ] as const) {
      const { status, body: answer } = await call('coastoffice', step, releaseId, body);
      expect([status, answer.error]).toEqual([403, PROBLEM]);
    }
    expect(await stored(page)).toBeUndefined();
    expect(await scheduleOf(database.pool, releaseId)).toBeNull();
  });

  test('are published once they are approved by somebody else, and count as approved', async () => {
    const release = await newRelease();
    await request(versionOf(release));
    expect((await approve(versionOf(release), 'coastoffice')).status).toBe(403);
    expect((await approve(versionOf(release), 'harbour')).status).toBe(404);
    expect((await approve(versionOf(release))).status).toBe(200);
    expect((await call('coastoffice', 'publish', release.releaseId)).body.state).toBe('published');
    expect(await stored(release.page)).toMatchObject({ title: 'On sale' });
    expect(await check()).toBe(0);
    expect(await outcomes()).toEqual(['approved']);
    const { rows } = await database.pool.query('select state, ended_at from content_reviews');
    expect(rows).toEqual([{ state: 'published', ended_at: expect.any(Date) }]);
  });

  test('need another approval once they are changed', async () => {
    const release = await newRelease();
    await request(versionOf(release));
    await approve(versionOf(release));
    await lake.client.patch(versionOf(release)).set({ title: 'Edited' }).commit();
    expect((await call('coastoffice', 'read', release.releaseId)).body.approvals).toMatchObject([
      { state: 'changed' },
    ]);
    expect((await call('coastoffice', 'publish', release.releaseId)).status).toBe(403);
    expect(await stored(release.page)).toBeUndefined();
  });

  test('are published by an approver without it on request, and recorded', async () => {
    const { releaseId, page } = await newRelease();
    const { body } = await call('coastoffice', 'publish', releaseId, { withoutApproval: true });
    expect(body.state).toBe('published');
    expect(await stored(page)).toBeDefined();
    expect(await check()).toBe(1);
    expect(await outcomes()).toEqual(['unapproved']);
  });

  test('keep a scheduled release from being published if they are changed meanwhile', async () => {
    const release = await newRelease();
    await request(versionOf(release));
    await approve(versionOf(release));
    expect((await call('coastoffice', 'schedule', release.releaseId, { at: inAnHour() })).status).toBe(200);
    await lake.client.patch(versionOf(release)).set({ title: 'Edited' }).commit();
    await pass(release.releaseId);
    await worker();
    expect(await scheduleOf(database.pool, release.releaseId)).toMatchObject({
      state: 'failed',
      problem: 'Edited (page, coast caravans) needs approval before the release is published.',
    });
    expect(await stored(release.page)).toBeUndefined();
  });

  test('count as approved if Sanity publishes the release, and not after an edit', async () => {
    for (const title of ['On sale', 'Edited']) {
      const release = await newRelease();
      await request(versionOf(release));
      await approve(versionOf(release));
      if (title === 'Edited') await lake.client.patch(versionOf(release)).set({ title }).commit();
      await clientOf(lake, tokens.editor).releases.publish({ releaseId: release.releaseId });
      await check();
    }
    expect(await outcomes()).toEqual(['approved', 'unapproved']);
  });

  test('cannot be published alone, past their release', async () => {
    const release = await newRelease();
    const document = versionOf(release);
    const { status } = await review('coastoffice', 'publish', {
      document,
      revision: await revisionOf(document),
    });
    expect(status).toBe(400);
  });

  test('keep the review of the version when the published document changes', async () => {
    const release = await newRelease();
    await request(versionOf(release));
    await lake.client.create(pageOf('coast', release.page, 'Published meanwhile'));
    const { body } = await review('editor', 'state', { document: versionOf(release) });
    expect(body as unknown as ReviewStateAnswer).toMatchObject({
      needs: 'pages',
      mayApprove: true,
      review: { state: 'requested', document: versionOf(release) },
    });
  });
});

test('without a write token nothing is published', async () => {
  const { releaseId, page } = await newRelease();
  for (const step of ['read', 'publish', 'cancel'] as const)
    expect((await call('coastoffice', step, releaseId, {}, null)).body.code).toBe('not_set_up');
  expect(await stored(page)).toBeUndefined();
});

test('an editor of some sites cannot publish, schedule or change a release in Sanity', async () => {
  const { releaseId } = await newRelease();
  const coast = clientOf(lake, tokens.coastoffice);
  for (const attempt of [
    () => coast.releases.publish({ releaseId }),
    () => coast.releases.schedule({ releaseId, publishAt: inAnHour() }),
    () => coast.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Mine' } } }),
    () => coast.releases.archive({ releaseId }),
    () => coast.releases.create({ releaseId: 'rPlain' }),
    () => coast.create(pageOf('coast', 'versions.rPlain.page-mine')),
    () => coast.create(pageOf('coast', 'versions.site-harbour_r1.page-mine')),
    () => coast.create(pageOf('coast', 'versions.office_r1.page-mine')),
  ])
    await expect(attempt(), attempt.toString()).rejects.toMatchObject({ statusCode: 403 });
});

describe('a schedule', () => {
  test('is refused with documents of another site, and for an editor of another site', async () => {
    const { releaseId } = await newRelease();
    expect((await call('harbour', 'schedule', releaseId, { at: inAnHour() })).status).toBe(403);
    await addForeign(releaseId);
    expect((await call('coastoffice', 'schedule', releaseId, { at: inAnHour() })).status).toBe(403);
    expect(await scheduleOf(database.pool, releaseId)).toBeNull();
  });

  test('is refused if the server cannot look up the rights of an absent person', async () => {
    const { releaseId } = await newRelease();
    const server = { ...serverLake(), token: TOKENS.preview };
    const { status, body } = await call('coastoffice', 'schedule', releaseId, { at: inAnHour() }, server);
    expect([status, body.code]).toEqual([503, 'not_set_up']);
    expect(log).toContainEqual(expect.objectContaining({ event: 'release_rights_unreadable' }));
    expect(await scheduleOf(database.pool, releaseId)).toBeNull();
  });

  test('shows in Sanity as planned, until it is cancelled', async () => {
    const { releaseId, page } = await newRelease();
    const at = inAnHour();
    expect((await call('coastoffice', 'schedule', releaseId, { at })).body).toMatchObject({
      state: 'waiting',
      at,
      by: 'ucoastoffice',
    });
    expect(await stored(`_.releases.${releaseId}`)).toMatchObject({
      state: 'active',
      metadata: { intendedPublishAt: at },
    });
    expect((await call('coastoffice', 'read', releaseId)).body).toMatchObject({
      byBackOffice: true,
      mayPublish: true,
      schedule: { state: 'waiting' },
    });
    expect((await call('coastoffice', 'cancel', releaseId)).body).toMatchObject({ state: 'cancelled' });
    await pass(releaseId);
    await worker();
    expect(await stored(page)).toBeUndefined();
    expect((await stored(`_.releases.${releaseId}`))?.metadata).not.toHaveProperty('intendedPublishAt');
  });

  test('is published once by two workers', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'schedule', releaseId, { at: inAnHour() });
    await worker();
    expect(await stored(page)).toBeUndefined();
    await pass(releaseId);
    await Promise.all([worker(), worker()]);
    expect(await stored(page)).toMatchObject({ title: 'On sale' });
    expect(log.filter(({ event }) => event === 'release_published')).toHaveLength(1);
    const made = await serverLake().client.fetch<string[]>(
      '*[_type == "system.release" && metadata.title == $title && state == "published"]._id',
      { title: `Sale ${count}` },
    );
    expect(made).toHaveLength(1);
  });

  test('publishes nothing if a document of another site is in the release', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'schedule', releaseId, { at: inAnHour() });
    await addForeign(releaseId);
    await pass(releaseId);
    await worker();
    expect(await scheduleOf(database.pool, releaseId)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Taken over'),
    });
    expect(await stored(page)).toBeUndefined();
    expect(await stored('page-careers')).toMatchObject({ title: 'Work at Harbour' });
  });

  test('is recognised as published after a crash before it was stored', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'schedule', releaseId, { at: inAnHour() });
    await pass(releaseId);
    // Simulates a crash after Sanity has published and before this is stored.
    await expect(
      worker(lake, {
        report: () => {
          throw new Error('the process dies');
        },
      }),
    ).rejects.toThrow('dies');
    expect(await stored(page)).toBeDefined();
    expect(await scheduleOf(database.pool, releaseId)).toMatchObject({ state: 'waiting' });
    // Edits made since must survive the second run.
    await lake.client.patch(page).set({ title: 'Corrected' }).commit();
    await worker();
    expect(await scheduleOf(database.pool, releaseId)).toMatchObject({ state: 'published' });
    expect(await stored(page)).toMatchObject({ title: 'Corrected' });
  });

  test('continues after a crash before Sanity has published', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'schedule', releaseId, { at: inAnHour() });
    await pass(releaseId);
    const { client } = serverLake();
    const dying = new Proxy(client.releases, {
      get: (target, name) =>
        name === 'publish'
          ? async () => {
              throw new Error('the process dies');
            }
          : Reflect.get(target, name).bind(target),
    });
    const broken = new Proxy(client, {
      get: (target, name) => {
        if (name === 'releases') return dying;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(worker(lake, { lake: broken })).rejects.toThrow('dies');
    await lake.client.patch(`versions.${releaseId}.${page}`).set({ title: 'Newer words' }).commit();
    await worker();
    expect(await stored(page)).toMatchObject({ title: 'Newer words' });
    expect(await scheduleOf(database.pool, releaseId)).toMatchObject({ state: 'published' });
  });

  test('waits while Sanity does not answer', async () => {
    const { releaseId, page } = await newRelease();
    await call('coastoffice', 'schedule', releaseId, { at: inAnHour() });
    await pass(releaseId);
    const grantsOf = async () => {
      throw new Error('no answer');
    };
    await expect(worker(lake, { grantsOf })).rejects.toThrow('no answer');
    expect(await scheduleOf(database.pool, releaseId)).toMatchObject({ state: 'waiting' });
    await worker();
    expect(await stored(page)).toBeDefined();
  });
});

test('a schedule publishes nothing once its creator has lost the role or left the project', async () => {
  const own = await testLake();
  try {
    const releaseId = 'site-coast_left';
    await own.client.create(pageOf('coast', `versions.${releaseId}.page-left`));
    await own.client.releases.create({ releaseId, metadata: { title: 'Left', releaseType: 'asap' } });
    const reopenedWith = async (users: LakeInput['users']) => {
      await own.service.stop();
      return testLake({ dataDir: own.dataDir, users });
    };
    const { users } = testOptions(own.dataDir);
    const problemWith = async (people: LakeInput['users']) => {
      await database.pool.query('truncate release_schedules');
      await storeSchedule(database.pool, {
        releaseId,
        title: 'Left',
        siteIds: ['site-coast'],
        runAt: new Date(Date.now() - 1_000),
        scheduledBy: 'ucoastoffice',
        scheduledByAccount: 'ucoastoffice',
      });
      const reopened = await reopenedWith(people);
      await worker(reopened);
      expect(await reopened.client.getDocument('page-left')).toBeUndefined();
      await reopened.service.stop();
      return (await scheduleOf(database.pool, releaseId))?.problem;
    };
    const others = users.filter(({ name }) => name !== 'coastoffice');
    const demoted = users.map((user) => (user.name === 'coastoffice' ? { ...user, role: 'viewer' } : user));
    expect(await problemWith(demoted)).toBe(
      'The person who scheduled it may not publish A page (page, site-coast).',
    );
    expect(await problemWith(others)).toBe(
      'The person who scheduled it is no longer a member of the project.',
    );
    expect(log.filter(({ event }) => event === 'release_not_published')).toHaveLength(2);
  } finally {
    await own.close();
  }
});
