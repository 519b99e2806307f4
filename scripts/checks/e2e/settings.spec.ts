import { settingDefinitions } from '@forecourt/lib/sites/settings';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { removeOwnCars } from './own-cars.ts';
import { rows } from './rows.ts';
import { type HoldProbe, type SettingProbe, settingProbes } from './settings.ts';
import { findCars, holdCar, makeSite, SITE, setAll } from './settings-site.ts';
import { expectShownAt } from './shown-at.ts';
import { clientOf } from './studio.ts';
import { expect, siteUrl, test } from './test.ts';

let admin: SanityClient;
/** Document ids in the order in which they can be deleted. */
let documentIds: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  documentIds = await makeSite(admin);
});
test.afterAll(async () => {
  await removeOwnCars();
  await admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  );
});

type Probes = [name: string, probe: SettingProbe][];

const addressOf = ({ at }: SettingProbe, turn: 0 | 1): string => (typeof at === 'string' ? at : at[turn]);

async function look(page: Page, address: string, probes: Probes): Promise<Record<string, unknown>> {
  // Most checks read the HTML; the others wait for their own element.
  const response = await page.goto(siteUrl(SITE, address), { waitUntil: 'domcontentloaded' });
  const valuesSeen: Record<string, unknown> = {};
  for (const [name, { read, open }] of probes)
    valuesSeen[name] = read ? await read(page, response?.status() ?? 0) : await open?.(page);
  return valuesSeen;
}

test('each setting changes what it is for', {
  tag: rows(
    'SITE-43 SITE-47 CARD-20..21 CAR-081 FIN-53 FINPAGE-10 LEAD-17 HOME-21..22 OPEN-067 ' +
      'OPEN-119 OPEN-131',
  ),
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const table = settingProbes(await findCars());
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(settingDefinitions).toSorted());
  const all = Object.entries(table);
  const probes: Probes = all.flatMap(([name, probe]) => ('holds' in probe ? [] : [[name, probe]]));
  const holdProbes = all.flatMap(([name, probe]): [string, HoldProbe][] =>
    'holds' in probe ? [[name, probe]] : [],
  );
  for (const [name, probe] of probes) if (!probe.isSent) expectShownAt(name, addressOf(probe, 0));
  for (const [name] of holdProbes) expectShownAt(name, addressOf(table.reserveHoldHours as SettingProbe, 0));
  const seen: Record<string, unknown[]> = {};
  const keep = (name: string, turn: 0 | 1, value: unknown) => {
    seen[name] = turn === 0 ? [value] : [seen[name]?.[0], value];
  };

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
  /** Opens each page of some probes and compares what they see. */
  const compare = async (compared: Probes, turn: 0 | 1) => {
    const byAddress = Map.groupBy(
      compared,
      ([, probe]) => `${probe.open ? 'with' : 'without'} ${addressOf(probe, turn)}`,
    );
    for (const [key, own] of byAddress) {
      const [kind, address = '/'] = key.split(' ');
      const tab = kind === 'with' ? page : plain;
      const sees = Object.fromEntries(own.map(([name, probe]) => [name, probe.sees[turn]]));
      await expect(async () => {
        const valuesSeen = await look(tab, address, own);
        for (const [name, value] of Object.entries(valuesSeen)) keep(name, turn, value);
        expect(valuesSeen).toEqual(sees);
      }, address)
        .toPass({ timeout: 15_000 })
        .catch(note);
    }
  };
  const isAlone = (probe: SettingProbe | HoldProbe) => 'isAlone' in probe;
  for (const turn of [0, 1] as const) {
    const values = all.map(([name, probe]) => [name, probe.values[isAlone(probe) ? 0 : turn]]);
    await setAll(admin, Object.fromEntries(values));
    await compare(turn === 0 ? probes : probes.filter(([, probe]) => !isAlone(probe)), turn);
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
    const hold = await holdCar(turn === 0 ? 'checkout' : 'buy-online');
    for (const [name, { holds, sees }] of holdProbes) {
      const value = holds(hold);
      keep(name, turn, value);
      if (value !== sees[turn]) problems.push(`${name}: ${value} instead of ${sees[turn]}`);
    }
  }
  for (const alone of probes.filter(([, probe]) => isAlone(probe))) {
    const values = all.map(([name, probe]) => [name, probe.values[name === alone[0] ? 1 : 0]]);
    await setAll(admin, Object.fromEntries(values));
    await compare([alone], 1);
  }
  await plainContext.close();

  await test.step('CARD-20 CARD-21 the reserve button of a card has the label of the setting', () => {
    expect(seen['cardButtons']?.[0]).toContain('Reserve Now $150');
    expect(seen['cardButtons']?.[1]).toContain('Reserve this Car');
  });
  await test.step('CARD-20 CARD-21 it leads to the checkout of the car', () => {
    expect(seen['cardButtons']?.[0]).toContainEqual(expect.stringMatching(/^\/cars\/.+\/checkout$/));
    expect(seen['cardButtons']?.[1]).toContainEqual(expect.stringMatching(/^\/cars\/.+\/buy-online$/));
  });
  await test.step('CAR-081 a sold car shows for as many days after its date of sale as the site says', () => {
    expect(seen['soldVisibleDays']).toEqual([1, 0]);
  });
  await test.step('FIN-53 a site may check only the stock status for finance', () => {
    expect(seen['financeEligibilityRule']).toEqual([false, true]);
  });
  await test.step('FINPAGE-10 a site may word the three steps itself', () => {
    expect(seen['financeStepsWording']).toEqual([['Apply online in minutes'], ['Step B']]);
  });
  await test.step('LEAD-17 unticked terms show their message, short by default', () => {
    expect(seen['termsMessage']?.[0]).toBe('*You must agree to the terms of use before submitting.');
  });
  await test.step('HOME-21 HOME-22 body tiles are 4, or more where the site says so', () => {
    expect(seen['bodyTileLimit']).toEqual([4, 5]);
  });
  await test.step('OPEN-067 a car with the tag of test-drive-only cars is not reserved', () => {
    expect(seen['testDriveOnlyTagName']).toEqual([false, true]);
  });
  await test.step('OPEN-119 a body tile leads to the search or the models', () => {
    expect(seen['bodyTileTarget']).toEqual(['/search', '/models']);
  });
  await test.step('SITE-43 the rules of the finance provider apply', () => {
    expect(seen['financeProvider']).toEqual([['Licence of one'], ['Licence of two']]);
  });
  await test.step('SITE-47 OPEN-131 each setting shows with its first value and with its second', () => {
    expect(problems).toEqual([]);
  });
});
