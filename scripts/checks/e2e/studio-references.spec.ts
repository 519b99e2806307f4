import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { openStudio, publish, publishButton, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect } from './test.ts';

const { urls, secrets, dataset } = settingsFromEnvironment();
const SLIDE = 'slide-chosen-by-keyboard';

const lake = async (path: string, body?: object) => {
  const answer = await fetch(`${urls.lake}/v2025-02-19/data/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secrets.lakeWriterToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};
const mutate = (...mutations: object[]) => lake(`mutate/${dataset}`, { mutations });
const ask = async (query: string) => (await lake(`query/${dataset}?perspective=raw`, { query })).result;

test.describe('a reference', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('is selected with the keyboard and published', async ({ page }) => {
    const slide = (await ask(
      '*[_type == "slide" && site._ref == "site-valuecars"] | order(_createdAt)[0]',
    )) as object;
    const draft = { ...slide, _id: `drafts.${SLIDE}`, url: { _type: 'link', kind: 'page' } };
    await mutate({ createOrReplace: draft });
    try {
      await openStudio(page, 'editor', `/structure/sites;site-valuecars;slide;${SLIDE}`);
      // Publishing is refused while the page is missing; the button is enabled once the studio has validated
      // the choice.
      await expect(publishButton(page)).toBeDisabled({ timeout: 30_000 });
      const target = page.getByRole('combobox', { name: 'Page', exact: true });
      await target.fill('Finance');
      await expect(page.getByText('Finance', { exact: true }).first()).toBeVisible();
      await target.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(target).toHaveCount(0);
      await expect.poll(() => ask(`*[_id == "drafts.${SLIDE}"][0].url.page->title`)).toBe('Finance');
      // The studio loses a click while it still saves fields that follow a choice, such as the kind of
      // reference.
      await openStudio(page, 'editor', `/structure/sites;site-valuecars;slide;${SLIDE}`);
      await publish(page);
      await expect
        .poll(() => ask(`*[_id == "${SLIDE}"][0].url.page->title`), { timeout: 30_000 })
        .toBe('Finance');
    } finally {
      await mutate({ delete: { id: SLIDE } }, { delete: { id: `drafts.${SLIDE}` } });
    }
  });
});
