import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingDefinitions } from '@forecourt/lib/site/settings';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { ROOT } from '../local/settings.ts';
import { type SettingProbe, settingProbes } from './settings.ts';
import { findCars, makeSite, SITE, setAll } from './settings-site.ts';
import { expectShownAt } from './shown-at.ts';
import { clientOf } from './studio.ts';
import { expect, siteUrl, test } from './test.ts';

let admin: SanityClient;
/** Ids of what was written, in the order in which it can be deleted. */
let documentIds: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  documentIds = await makeSite(admin);
});
test.afterAll(() =>
  admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

type Probes = [name: string, probe: SettingProbe][];

/** The address of a probe with its first value (0) or its second (1). */
const addressOf = ({ at }: SettingProbe, turn: 0 | 1): string => (typeof at === 'string' ? at : at[turn]);

/** What is seen of some settings at one address, each by name. */
async function look(page: Page, address: string, probes: Probes): Promise<Record<string, unknown>> {
  const response = await page.goto(siteUrl(SITE, address));
  const valuesSeen: Record<string, unknown> = {};
  for (const [name, { read, open }] of probes)
    valuesSeen[name] = read ? await read(page, response?.status() ?? 0) : await open?.(page);
  return valuesSeen;
}

test('every setting does what its row says, with one value and with another', {
  tag: [
    '@SITE-47',
    '@CAR-081',
    '@FIN-53',
    '@FINPAGE-10',
    '@LEAD-17',
    '@HOME-21',
    '@HOME-22',
    '@OPEN-067',
    '@OPEN-119',
    '@OPEN-131',
    '@SITE-43',
  ],
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const table = settingProbes(await findCars());
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(settingDefinitions).toSorted());
  const probes: Probes = [];
  for (const [name, probe] of Object.entries(table)) {
    if ('values' in probe) {
      probes.push([name, probe]);
      expectShownAt(name, addressOf(probe, 0));
    } else {
      const file = path.join(ROOT, probe.provenIn);
      expect(
        existsSync(file) && readFileSync(file, 'utf8').includes(name),
        `${probe.provenIn} names ${name}`,
      ).toBe(true);
    }
  }

  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plain = await plainContext.newPage();
  for (const tab of [page, plain]) {
    tab.setDefaultTimeout(3_000);
    tab.setDefaultNavigationTimeout(15_000);
  }
  const problems: string[] = [];
  const note = (error: unknown) => {
    problems.push(error instanceof Error ? error.message : String(error));
  };
  for (const turn of [0, 1] as const) {
    await setAll(admin, Object.fromEntries(probes.map(([name, { values }]) => [name, values[turn]])));
    const byAddress = Map.groupBy(
      probes,
      ([, probe]) => `${probe.open ? 'with' : 'without'} ${addressOf(probe, turn)}`,
    );
    for (const [key, own] of byAddress) {
      const [kind, address = '/'] = key.split(' ');
      const tab = kind === 'with' ? page : plain;
      const sees = Object.fromEntries(own.map(([name, probe]) => [name, probe.sees[turn]]));
      await expect(async () => {
        expect(await look(tab, address, own)).toEqual(sees);
      }, address)
        .toPass({ timeout: 15_000 })
        .catch(note);
    }
    for (const [name, probe] of probes) {
      if (!probe.moves) continue;
      const other = addressOf(probe, turn === 0 ? 1 : 0);
      await expect(async () => {
        const response = await plain.goto(siteUrl(SITE, other));
        const stays = response?.status() === 200 && new URL(response.url()).pathname === other;
        expect(stays, `${name}: ${other} is still there`).toBe(false);
      })
        .toPass({ timeout: 5_000 })
        .catch(note);
    }
  }
  await plainContext.close();
  expect(problems).toEqual([]);
});
