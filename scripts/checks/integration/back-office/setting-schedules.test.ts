import { answerCall } from '@forecourt/lib/operations/back-office/call.server';
import { grantsOfPerson } from '@forecourt/lib/operations/back-office/person-grants.server';
import { settingChanges } from '@forecourt/lib/operations/back-office/setting-changes.server';
import {
  type ApplyAs,
  applyDueSchedules,
  listSettingSchedules,
} from '@forecourt/lib/operations/back-office/setting-schedules.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Who = 'admin' | 'editor';
const SITE = 'site-coast';

let database: TestDatabase;
let lake: TestLake;
let tokens: Record<Who, string>;
const report = () => {};

beforeAll(async () => {
  [database, lake] = await Promise.all([startTestDatabase(), testLake()]);
  tokens = { admin: await lake.signIn('admin'), editor: await lake.signIn('editor') };
});
afterAll(async () => {
  await lake.close();
  await database.stop();
});
beforeEach(async () => {
  await database.pool.query('truncate setting_schedules, rate_limits');
  await lake.client.delete('siteFeatures-coast');
  await lake.client.delete(`drafts.${SITE}`);
  await lake.client.createOrReplace({
    _id: SITE,
    _type: 'site',
    name: 'Coast',
    slug: { _type: 'slug', current: 'coast' },
    settings: { _type: 'siteSettings', hitsPerPage: 12 },
  });
});

const project = () => ({
  projectId: lake.options.projectId,
  dataset: lake.options.dataset,
  host: lake.url,
});
const serverLake = () => ({
  client: lake.as(TOKENS.writer).withConfig({ perspective: 'raw' }),
  token: TOKENS.writer,
});

async function call(
  who: Who,
  step: 'list' | 'schedule' | 'cancel',
  body: unknown = {},
  id = '',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answers = settingChanges(serverLake);
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
    new Request('http://coast.localhost/api/back-office/setting-schedules', {
      method: 'POST',
      headers: { origin: STUDIO_ORIGIN, authorization: `Bearer ${tokens[who]}` },
      body: JSON.stringify(body),
    }),
    householdOf('10.0.0.1'),
    (asked) => answers[step](asked, id),
    { aboutShoppers: false },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const change = (name: string, value: unknown) => ({ site: SITE, name, value });
const pass = () => database.pool.query("update setting_schedules set run_at = now() - interval '1 second'");
const worker = (more: Partial<ApplyAs> = {}) =>
  applyDueSchedules(database.pool, {
    lake: serverLake().client,
    grantsOf: ({ scheduledByAccount }) => grantsOfPerson(project(), TOKENS.writer, scheduledByAccount),
    report,
    ...more,
  });
const states = async () => (await listSettingSchedules(database.pool)).map(({ state }) => state);
const settings = async (id = SITE) =>
  ((await lake.client.getDocument(id)) as { settings?: Record<string, unknown> } | undefined)?.settings;

describe('scheduled changes to settings', () => {
  test('are applied at their time, to features, settings and the draft of the site', async () => {
    await lake.client.create({
      ...(await lake.client.getDocument(SITE)),
      _id: `drafts.${SITE}`,
      _type: 'site',
    });
    const { status } = await call('admin', 'schedule', {
      at: inAnHour(),
      changes: [change('hitsPerPage', 24), change('compareEnabled', true)],
    });
    expect(status).toBe(200);
    await worker();
    expect(await settings()).toMatchObject({ hitsPerPage: 12 });
    await pass();
    await worker();
    expect(await settings()).toMatchObject({ hitsPerPage: 24 });
    expect(await settings(`drafts.${SITE}`)).toMatchObject({ hitsPerPage: 24 });
    expect(await lake.client.getDocument('siteFeatures-coast')).toMatchObject({
      compareEnabled: true,
      site: { _ref: SITE },
    });
    expect(await states()).toEqual(['applied']);
  });

  test('restore the default with null', async () => {
    await call('admin', 'schedule', { at: inAnHour(), changes: [change('hitsPerPage', null)] });
    await pass();
    await worker();
    expect(await settings()).not.toHaveProperty('hitsPerPage');
  });

  test('are applied once by workers that run at the same time', async () => {
    await call('admin', 'schedule', { at: inAnHour(), changes: [change('hitsPerPage', 24)] });
    await pass();
    const applied: string[] = [];
    const count: Partial<ApplyAs> = { report: (_level, _facts, event) => void applied.push(event) };
    await Promise.all([worker(count), worker(count), worker(count)]);
    expect(applied).toEqual(['settings_applied']);
  });

  test('are refused for editors, for unknown names and values, and for past times', async () => {
    const changes = [change('hitsPerPage', 24)];
    expect((await call('editor', 'schedule', { at: inAnHour(), changes })).status).toBe(403);
    expect((await call('editor', 'list')).status).toBe(403);
    for (const bad of [
      { at: inAnHour(), changes: [change('noSuchSetting', 1)] },
      { at: inAnHour(), changes: [change('hitsPerPage', 'many')] },
      { at: inAnHour(), changes: [change('compareEnabled', 'yes')] },
      { at: inAnHour(), changes: [...changes, ...changes] },
      { at: inAnHour(), changes: [] },
      { at: inAnHour(), changes: [{ ...changes[0], site: 'site-none' }] },
      { at: new Date(Date.now() - 1000).toISOString(), changes },
    ])
      expect((await call('admin', 'schedule', bad)).status, JSON.stringify(bad)).toBe(400);
    expect(await states()).toEqual([]);
  });

  test('fail with a reason if the person lost the role or the site is gone', async () => {
    const schedule = () =>
      call('admin', 'schedule', { at: inAnHour(), changes: [change('hitsPerPage', 24)] });
    await schedule();
    await pass();
    await worker({ grantsOf: async () => [] });
    expect(await settings()).toMatchObject({ hitsPerPage: 12 });
    await schedule();
    await pass();
    await worker({ grantsOf: async () => null });
    await schedule();
    await pass();
    await lake.client.delete(SITE);
    await worker();
    expect((await listSettingSchedules(database.pool)).map(({ problem }) => problem).toSorted()).toEqual([
      'A site of it no longer exists.',
      'The person who scheduled it is no longer a member of the project.',
      'The person who scheduled it is no longer an administrator.',
    ]);
  });

  test('wait until Sanity answers again', async () => {
    await call('admin', 'schedule', { at: inAnHour(), changes: [change('hitsPerPage', 24)] });
    await pass();
    const fails: Partial<ApplyAs> = {
      grantsOf: async () => {
        throw new Error('no answer');
      },
    };
    await expect(worker(fails)).rejects.toThrow('no answer');
    expect(await states()).toEqual(['waiting']);
    await worker();
    expect(await states()).toEqual(['applied']);
  });

  test('of one setting are applied in order, also when an earlier one has to wait', async () => {
    for (const [name, value] of [
      ['hitsPerPage', 24],
      ['hitsPerPage', 30],
      ['soldVisibleDays', 3],
    ] as const)
      await call('admin', 'schedule', { at: inAnHour(), changes: [change(name, value)] });
    await database.pool.query(
      "update setting_schedules set run_at = now() - interval '1 hour' + (created_at - now())",
    );
    let calls = 0;
    const failsOnce: Partial<ApplyAs> = {
      grantsOf: ({ scheduledByAccount }) => {
        calls += 1;
        if (calls === 1) throw new Error('no answer');
        return grantsOfPerson(project(), TOKENS.writer, scheduledByAccount);
      },
    };
    await expect(worker(failsOnce)).rejects.toThrow('no answer');
    expect(await settings()).toMatchObject({ hitsPerPage: 12, soldVisibleDays: 3 });
    await worker();
    expect(await settings()).toMatchObject({ hitsPerPage: 30 });
  });

  test('of one cell may be several, at different times, each cancelled alone', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const at = inAnHour();
    await call('admin', 'schedule', { at, changes: [change('compareEnabled', true)] });
    await call('admin', 'schedule', { at: tomorrow, changes: [change('compareEnabled', false)] });
    expect((await call('admin', 'schedule', { at, changes: [change('compareEnabled', false)] })).status).toBe(
      409,
    );
    const [first, second] = await listSettingSchedules(database.pool);
    expect([first?.changes[0]?.value, second?.changes[0]?.value]).toEqual([true, false]);
    await call('admin', 'cancel', {}, first?.id);
    expect(await states()).toEqual(['waiting', 'cancelled']);
  });

  test('of two instances at the same time for the same cell, one is stored', async () => {
    const at = inAnHour();
    const answers = await Promise.all(
      [24, 30].map((value) => call('admin', 'schedule', { at, changes: [change('hitsPerPage', value)] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('with several cells are cancelled for one of them, and the others wait', async () => {
    const { body } = await call('admin', 'schedule', {
      at: inAnHour(),
      changes: [change('hitsPerPage', 24), change('compareEnabled', true)],
    });
    const cell = { site: SITE, name: 'hitsPerPage' };
    expect((await call('admin', 'cancel', { cell }, String(body['id']))).status).toBe(200);
    expect((await call('admin', 'cancel', { cell }, String(body['id']))).status).toBe(409);
    const stored = await listSettingSchedules(database.pool);
    expect(stored.map(({ state, changes }) => [state, changes.map(({ name }) => name)])).toEqual([
      ['waiting', ['compareEnabled']],
      ['cancelled', ['hitsPerPage']],
    ]);
    await pass();
    await worker();
    expect(await settings()).toMatchObject({ hitsPerPage: 12 });
    expect(await lake.client.getDocument('siteFeatures-coast')).toMatchObject({ compareEnabled: true });
  });

  test('are listed with their person, and are cancelled once', async () => {
    const { body } = await call('admin', 'schedule', {
      at: inAnHour(),
      changes: [change('hitsPerPage', 24)],
    });
    const id = String(body.id);
    const listed = (await call('admin', 'list')).body.schedules;
    expect(listed).toEqual([
      expect.objectContaining({ id, state: 'waiting', changes: [change('hitsPerPage', 24)] }),
    ]);
    expect((await call('editor', 'cancel', {}, id)).status).toBe(403);
    expect((await call('admin', 'cancel', {}, id)).body).toMatchObject({ state: 'cancelled' });
    expect((await call('admin', 'cancel', {}, id)).status).toBe(409);
    expect((await call('admin', 'cancel', {}, 'no id')).status).toBe(409);
    await pass();
    await worker();
    expect(await settings()).toMatchObject({ hitsPerPage: 12 });
  });
});
