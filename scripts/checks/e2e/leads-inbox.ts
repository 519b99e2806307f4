import { expect, type Locator, type Page } from '@playwright/test';

const tool = (page: Page): Locator => page.locator('[data-testid="leads-tool"]');

/** Returns the row of a lead in the list. */
export const leadRow = (page: Page, text: string): Locator =>
  tool(page).locator('[data-thread]').filter({ hasText: text });

/** Opens a view of the inbox, such as 'Unanswered'. */
export async function chooseView(page: Page, name: string): Promise<void> {
  await tool(page)
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** Searches the inbox, and returns the only row that it finds. */
export async function findLead(page: Page, query: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(query);
  const row = tool(page).locator('[data-thread]');
  await expect(page).toHaveURL((url) => url.searchParams.get('leads[q]') === query);
  await expect(row).toHaveCount(1);
  return row;
}
