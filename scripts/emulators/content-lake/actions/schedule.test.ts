import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorOf } from '@forecourt/schemas/roles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Accounts } from '../auth/accounts.ts';
import type { Principal } from '../auth/principal.ts';
import { type Lake, openLake } from '../lake.ts';
import { optionsSchema } from '../options.ts';
import { testOptions } from '../testing/options.ts';
import { pageOf } from '../testing/requests.ts';
import { runActions } from './run.ts';
import { ReleaseSchedule } from './schedule.ts';
import { actionsBody } from './schema.ts';

let dataDir: string;
let lake: Lake;
let everyone: readonly Principal[];
let schedule: ReleaseSchedule | undefined;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  dataDir = mkdtempSync(join(tmpdir(), 'lake-'));
  const options = optionsSchema.parse(testOptions(dataDir));
  lake = openLake(options, 'http://lake.example');
  everyone = (await Accounts.open(lake.store.db, options)).everyone;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  act('admin', [
    'document.create',
    { publishedId: 'page-coast', attributes: page('drafts.page-coast', 'Now') },
  ]);
  act('admin', ['document.publish', { publishedId: 'page-coast', draftId: 'drafts.page-coast' }]);
});
afterEach(async () => {
  schedule?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await lake.queries.close();
  lake.store.db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = (id: string, title: string) => pageOf('coast', id, title);
const person = (name: string, people = everyone) => people.find((each) => each.name === name) as Principal;
const act = (who: string, [name, fields]: [name: string, fields: object]) =>
  runActions(lake, person(who), {
    actions: actionsBody.parse({ actions: [{ actionType: `sanity.action.${name}`, ...fields }] }).actions,
  });
const stored = (id: string) => lake.store.documents.get(id);
const HOUR = 60 * 60 * 1000;

function scheduleRelease(who = 'coast'): void {
  act(who, ['release.create', { releaseId: 'r1' }]);
  act(who, [
    'document.version.create',
    { publishedId: 'page-coast', document: page('versions.r1.page-coast', 'Next') },
  ]);
  const publishAt = new Date(Date.now() + HOUR).toISOString();
  act(who, ['release.schedule', { releaseId: 'r1', publishAt }]);
}

function passHour(people = everyone): void {
  schedule = new ReleaseSchedule(lake, people);
  schedule.start();
  vi.advanceTimersByTime(HOUR + 1);
}

it('publishes a scheduled release as the person who scheduled it', () => {
  scheduleRelease();
  passHour();
  expect(stored('page-coast')).toMatchObject({ title: 'Next' });
  expect(stored('_.releases.r1')).toMatchObject({ state: 'published' });
  const log = lake.store.db.prepare('SELECT author FROM transaction_log ORDER BY seq DESC LIMIT 1').get();
  expect(log).toMatchObject({ author: 'ucoast' });
});

it('does not publish what the person may no longer publish, and says why', () => {
  scheduleRelease();
  const elsewhere = { ...person('coast'), grants: editorOf({ sites: ['site-dune'], releases: true }) };
  passHour([...everyone.filter(({ name }) => name !== 'coast'), elsewhere]);
  expect(stored('page-coast')).toMatchObject({ title: 'Now' });
  expect(stored('_.releases.r1')).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('Casey Coast') },
  });
  expect(stored('_.releases.r1')).not.toHaveProperty('scheduledBy');
});

it('does not publish a page that has moved to another site meanwhile', () => {
  scheduleRelease();
  act('admin', [
    'document.edit',
    {
      draftId: 'drafts.page-coast',
      publishedId: 'page-coast',
      patch: { set: { site: pageOf('harbour', '').site } },
    },
  ]);
  act('admin', ['document.publish', { publishedId: 'page-coast', draftId: 'drafts.page-coast' }]);
  passHour();
  expect(stored('page-coast')).toMatchObject({ title: 'Now', site: { _ref: 'site-harbour' } });
  expect(stored('_.releases.r1')).toMatchObject({ state: 'active' });
});

it('does not publish after the scheduling user has left the project', () => {
  scheduleRelease();
  passHour(everyone.filter(({ name }) => name !== 'coast'));
  expect(stored('page-coast')).toMatchObject({ title: 'Now' });
  expect(stored('_.releases.r1')).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('no longer exists') },
  });
});

it('can be scheduled again after a failure', () => {
  scheduleRelease();
  passHour(everyone.filter(({ name }) => name !== 'coast'));
  schedule?.stop();
  act('admin', [
    'release.schedule',
    { releaseId: 'r1', publishAt: new Date(Date.now() + HOUR).toISOString() },
  ]);
  expect(stored('_.releases.r1')).not.toHaveProperty('error');
  passHour();
  expect(stored('page-coast')).toMatchObject({ title: 'Next' });
});
