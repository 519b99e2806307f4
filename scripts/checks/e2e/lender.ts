import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sql } from './reserving.ts';
import { siteUrl, vehiclePaths } from './test.ts';

const lenderUrl = `${settingsFromEnvironment().urls.partners}/finance`;

/** The warning that the National Credit Code requires next to a comparison rate. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/** Formats a repayment as pages do, with cents only where needed. */
export const inDollars = (amount: number): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
};

/** The lender's page of an application. */
export const LENDER_PAGE = `${lenderUrl}/apply`;

/**
 * Sets or clears a fault of the lender emulator.
 * @param only text in a request that limits the fault, such as a phone, so that other tests are unaffected
 */
export const lenderFault = (fault: string, only = '') =>
  fetch(`${lenderUrl}/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault, only }),
  });

interface Application {
  data: Record<string, unknown>;
  additionalData: Record<string, unknown>;
}

/** Returns the lender's applications for a phone, newest first. */
export async function applicationsOf(phone: string): Promise<Application[]> {
  const answer = await fetch(`${lenderUrl}/applications`);
  return ((await answer.json()) as Application[]).filter(({ data }) => data.phoneNumber === phone);
}

/** Returns a financed car for sale above a price, as stored in the database. */
export async function financedCar(
  site: string,
  dearerThan = 12_000,
): Promise<{ path: string; id: string; price: number; year: number }> {
  const rows = await sql(
    `select slug, id, record->>'year' as year,
       coalesce((record->>'offer_price')::float8, (record->>'price')::float8, 0) as price
     from cars where record->>'status' = 'in_stock' and not coalesce((record->>'reserved')::boolean, false)`,
  );
  const bySlug = new Map(rows.map((row) => [`/cars/${String(row.slug)}`, row]));
  for (const path of await vehiclePaths(site)) {
    const row = bySlug.get(path);
    if (row && Number(row.price) > dearerThan)
      return { path, id: String(row.id), price: Number(row.price), year: Number(row.year) };
  }
  throw new Error(`${site} has no such car`);
}

export const POPUP = 'Instant Finance pre-approval with no impact on your credit score.';
export const popup = (page: Page) => page.getByRole('dialog', { name: POPUP });

export async function openPopup(page: Page, site: string, path: string): Promise<void> {
  await page.goto(siteUrl(site, path));
  await page
    .getByRole('region', { name: 'Interested in this vehicle?' })
    .getByRole('link', { name: /^(?:Get Finance|Finance Enquiry)$/ })
    .click();
  await popup(page).getByRole('tab', { name: 'Quick Estimate' }).waitFor();
}
