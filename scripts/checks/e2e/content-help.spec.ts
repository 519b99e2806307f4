import { lake } from './content.ts';
import { sql } from './reserving.ts';
import { leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

const TOOL = '[data-testid="descriptions-tool"]';
const ID = 'page-test-words';

// A test looks for a stock number that does not exist.
test.use({ expected: { words: [...STUDIO_WORDS, /status of 404/] } });
test.setTimeout(180_000);

async function usedVehicle(): Promise<{ stocknum: string; make: string; model: string }> {
  const [vehicle = {}] = await sql(
    `select stocknum, record->>'make' as make, record->>'model' as model from cars
     where dealership_id = 'value-cars' and status = 'in_stock' and retired_at is null
       and record->>'km' is not null order by stocknum limit 1`,
    [],
  );
  return {
    stocknum: String(vehicle['stocknum']),
    make: String(vehicle['make']),
    model: String(vehicle['model']),
  };
}

for (const width of [390, 1440])
  test(`writes a description with the source of each sentence, at ${width} px`, async ({ page }) => {
    const { stocknum, make, model } = await usedVehicle();
    await openStudio(page, 'editor', '/descriptions');
    await page.setViewportSize({ width, height: 900 });
    const tool = page.locator(TOOL);
    await tool.getByLabel('Site', { exact: true }).selectOption({ label: 'Value Cars' });
    await tool.getByLabel('Stock number').fill(stocknum);
    await tool.getByLabel('Tone').selectOption('Friendly');
    await tool.getByRole('button', { name: 'Write text' }).click();
    const text = tool.getByRole('list', { name: 'Text with its sources' });
    await expect(text.getByRole('listitem').first()).toContainText(`${make} ${model}`);
    await expect(text).toContainText('Odometer: ');
    await expectAccessible(page, TOOL);
  });

test('writes by the language model only what has a source', async ({ page }) => {
  const { stocknum, make, model } = await usedVehicle();
  await openStudio(page, 'editor', '/descriptions');
  const tool = page.locator(TOOL);
  await tool.getByLabel('Site', { exact: true }).selectOption({ label: 'Value Cars' });
  await tool.getByLabel('Stock number').fill(stocknum);
  await tool.getByRole('button', { name: 'Write text' }).click();
  await tool.getByLabel('Written by').selectOption('Language model');
  await tool.getByRole('button', { name: 'Write text' }).click();
  const text = tool.getByRole('list', { name: 'Text with its sources' });
  await expect(text.getByRole('listitem').first()).toContainText('The Vehicle is');
  await expect(text).toContainText(`${make} ${model}`);
});

test('says that a site has no vehicle with a stock number', async ({ page }) => {
  await openStudio(page, 'editor', '/descriptions');
  const tool = page.locator(TOOL);
  await tool.getByLabel('Stock number').fill('NONE-0');
  await tool.getByRole('button', { name: 'Write text' }).click();
  await expect(tool.getByText('This site has no vehicle in stock with this stock number.')).toBeVisible();
});

test('checks spelling, reading ease and warnings of a page before it is published', async ({ page }) => {
  await lake.createOrReplace({
    _id: ID,
    _type: 'page',
    title: 'A warrenty on every car',
    site: { _type: 'reference', _ref: 'site-valuecars' },
    path: { _type: 'slug', current: '/test-words' },
    blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
  });
  try {
    await openStudio(page, 'editor', `/intent/edit/id=${ID};type=page/`);
    await expect(page.getByTestId('action-menu-button')).toBeEnabled({ timeout: 60_000 });
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Check content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check content' });
    await expect(dialog.getByRole('link', { name: 'warrenty' })).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText(': warranty')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  } finally {
    await leaveStudio(page);
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } });
  }
});

test('shows a draft with an unknown word to its editor, who can still publish it', async ({ page }) => {
  await lake.createOrReplace({
    _id: `drafts.${ID}`,
    _type: 'page',
    title: 'A warrenty on every car',
    site: { _type: 'reference', _ref: 'site-valuecars' },
    path: { _type: 'slug', current: '/test-words' },
    blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
  });
  try {
    await openStudio(page, 'editor', `/intent/edit/id=${ID};type=page/`);
    await expect(page.getByText('1 word to check')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled({ timeout: 30_000 });
  } finally {
    await leaveStudio(page);
    await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } });
  }
});
