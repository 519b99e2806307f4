import { exampleComparisonRate } from '@forecourt/lib/finance/comparison-rate';
import { type LoanChoice, loanOf } from '@forecourt/lib/finance/loan';
import { COMPARISON_BASIS, COMPARISON_WARNING, formatPayment } from '@forecourt/lib/finance/words';
import type { Locator, Page } from '@playwright/test';
import { lake } from './content.ts';
import { sql } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

interface Lender {
  financeProvider: string;
  disclaimer: string;
  paymentWeek: number;
  paymentMonth: number;
  comparisonRate: number | null;
}
interface SeenVehicle {
  path: string;
  id: string;
  price: number;
  lenders: Lender[];
}

const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' });
const field = (part: Locator, name: string) => part.getByRole('textbox', { name });
const slider = (part: Locator, name: string) => part.getByRole('slider', { name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Finance information' });

/** A vehicle for sale on a site that a test can use, as the database has it. */
async function findVehicle(site: string, fits: (vehicle: SeenVehicle) => boolean): Promise<SeenVehicle> {
  const rows = await sql(
    `select slug, id, coalesce((record->>'offer_price')::float8, (record->>'price')::float8, 0) as price,
       coalesce(record->'finance_lenders', '[]') as lenders from cars`,
  );
  const bySlug = new Map(rows.map((row) => [`/cars/${String(row.slug)}`, row]));
  for (const path of await vehiclePaths(site)) {
    const row = bySlug.get(path);
    const vehicle = { path, ...row } as unknown as SeenVehicle;
    if (row && fits(vehicle)) return vehicle;
  }
  throw new Error(`${site} has no such vehicle`);
}

const compares = ({ lenders: [lender], price }: SeenVehicle) =>
  lender !== undefined && lender.comparisonRate !== null && price > 5000;

const loan = (amount: number, facts: Partial<LoanChoice> = {}): LoanChoice => ({
  amount,
  deposit: 0,
  residual: 0,
  years: 5,
  rate: 10,
  ...facts,
});

/** The repayment as the specification writes its formula (OPEN-076). */
function byFormula(
  { amount, deposit, residual, years, rate }: LoanChoice,
  fee: number,
  periods: number,
): number {
  const r = rate / 100 / periods;
  const n = years * periods;
  return Math.ceil(((amount - deposit + fee - residual / (1 + r) ** n) * r) / (1 - (1 + r) ** -n));
}

/** Types into a field and leaves it. */
async function type(part: Locator, name: string, text: string): Promise<void> {
  await field(part, name).fill(text);
  await field(part, name).blur();
}

/** Opens a vehicle page and waits until one can type into its calculator. */
async function openCalculator(page: Page, site: string, path: string): Promise<Locator> {
  await page.goto(siteUrl(site, path));
  const part = calculator(page);
  await part.scrollIntoViewIfNeeded();
  await expect(field(part, 'Loan amount')).toBeVisible();
  return part;
}

test('without scripts the calculator of Harbour shows the right result, its rates and the warning', {
  tag: ['@VDP-34', '@FIN-10', '@FIN-14', '@FIN-17', '@FIN-22', '@FIN-30', '@FIN-31', '@FIN-33', '@OPEN-078'],
}, async ({ browser }) => {
  const { path, price } = await findVehicle(
    'harbour',
    (vehicle) => vehicle.price > 5000 && vehicle.price < 90_000,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('harbour', path));
  const part = calculator(page);
  await expect(part).toContainText(
    `Loan amount ${formatPayment(price)}, no deposit, no residual, term 5 years`,
  );
  const result = loanOf(loan(price), { fee: 1300, rounding: 'up' }, 'weekly');
  await expect(part.getByText(formatPayment(result?.repayment ?? 0), { exact: true })).toBeVisible();
  await expect(part).toContainText('with an establishment fee of $1,300');
  await expect(part).toContainText('10% p.a. interest rate');
  await expect(part).toContainText(`${exampleComparisonRate(10, 1300)}% p.a. comparison rate`);
  await expect(part).toContainText(COMPARISON_WARNING);
  await expect(part).toContainText(COMPARISON_BASIS);
  await expect(part).toContainText('Australian Credit Licence 000 110');
  await context.close();
});

test('the calculator of Harbour follows every number, and names the limits of one beyond them', {
  tag: [
    '@FIN-01',
    '@FIN-03',
    '@FIN-06',
    '@FIN-07',
    '@FIN-11',
    '@FIN-13',
    '@FIN-17',
    '@FIN-20',
    '@FIN-23',
    '@FIN-24',
    '@FIN-25',
    '@FIN-26',
    '@FIN-27',
    '@FIN-28',
    '@FIN-29',
    '@FIN-40',
    '@OPEN-076',
  ],
}, async ({ page }) => {
  const { path, price } = await findVehicle(
    'harbour',
    (vehicle) => vehicle.price > 20_000 && vehicle.price < 90_000,
  );
  const part = await openCalculator(page, 'harbour', path);
  await expect(part).toHaveAttribute('data-event-input', 'financeCalculator');
  await expect(part).toHaveAttribute('data-event-car', /./);
  for (const [name, min, max, step] of [
    ['Loan amount', '1000', '100000', '500'],
    ['Term (years)', '1', '7', '0.5'],
    ['Interest rate', '7.5', '14.5', '0.5'],
    ['Deposit', '0', /^\d+$/, '500'],
    ['Residual', '0', /^\d+$/, '500'],
  ] as const) {
    await expect(slider(part, name)).toHaveAttribute('min', min);
    await expect(slider(part, name)).toHaveAttribute('max', max);
    await expect(slider(part, name)).toHaveAttribute('step', step);
  }
  await expect(field(part, 'Deposit')).toHaveValue('$0');
  await expect(field(part, 'Residual')).toHaveValue('$0');

  const status = part.locator('[aria-live="polite"]');
  const shows = async (
    choice: LoanChoice,
    frequency: 'weekly' | 'fortnightly' | 'monthly',
    payments: number,
  ) => {
    const result = loanOf(choice, { fee: 1300, rounding: 'up' }, frequency);
    expect(result?.repayment).toBe(
      byFormula(choice, 1300, { weekly: 52, fortnightly: 26, monthly: 12 }[frequency]),
    );
    await expect(status).toContainText(formatPayment(result?.repayment ?? 0));
    await expect(status).toContainText(`${payments} repayments, ${formatPayment(result?.total ?? 0)} in all`);
  };
  await shows(loan(price), 'weekly', 260);
  await type(part, 'Deposit', '5000');
  await type(part, 'Residual', '$6,000');
  await type(part, 'Term', '2.5');
  await shows(loan(price, { deposit: 5000, residual: 6000, years: 2.5 }), 'weekly', 130);
  for (const [frequency, payments] of [
    ['Fortnightly', 65],
    ['Monthly', 30],
  ] as const) {
    await part.getByText(frequency, { exact: true }).click();
    await shows(
      loan(price, { deposit: 5000, residual: 6000, years: 2.5 }),
      frequency === 'Monthly' ? 'monthly' : 'fortnightly',
      payments,
    );
  }
  // By the keyboard, a slider goes to the next step.
  await slider(part, 'Interest rate').focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(part, 'Interest rate')).toHaveValue('10.5');
  await expect(part).toContainText(`${exampleComparisonRate(10.5, 1300)}% p.a. comparison rate`);

  // The chart can be read as a table, whose sums are those of the chart.
  await part.getByText('Show as table').click();
  await expect(part.getByRole('table').getByRole('row')).toHaveCount(4);
  await expect(
    part.getByRole('img', { name: /^What you pay in 3 years: principal .*residual \$6,000/ }),
  ).toBeVisible();

  for (const [name, text, words] of [
    ['Loan amount', '999', 'Cannot be less than $1,000 or more than $100,000'],
    ['Deposit', '250001', 'Cannot be less than $0 or more than $250,000'],
    ['Residual', 'abc', 'Cannot be less than $0 or more than $250,000'],
    ['Term', '7.5', 'Cannot be less than 1 or more than 7'],
    ['Interest rate', '15', 'Cannot be less than 7.5 or more than 14.5'],
  ] as const) {
    const before = await field(part, name).inputValue();
    await type(part, name, text);
    await expect(field(part, name)).toHaveAccessibleDescription(words);
    await expect(field(part, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(part, name)).toHaveValue(text);
    await expect(status).toContainText('Check the marked number');
    await type(part, name, before);
    await expect(field(part, name)).not.toHaveAttribute('aria-invalid');
  }
  await expectAccessible(page, '#finance');
  // A payment of 25 a week or less is none, however often it is paid.
  await type(part, 'Deposit', String(price));
  await expect(status).toContainText('Enquire for Finance');
  await expect(part.getByRole('img')).toHaveCount(0);
});

test('at Northside the rate shows and cannot be moved, and the limits are its own', {
  tag: ['@FIN-02', '@FIN-12', '@FIN-18', '@FIN-21', '@FIN-34'],
}, async ({ page }) => {
  const { path } = await findVehicle('northside', (vehicle) => vehicle.price > 6000);
  const part = await openCalculator(page, 'northside', path);
  await expect(slider(part, 'Loan amount')).toHaveAttribute('min', '5000');
  await expect(slider(part, 'Term')).toHaveAttribute('max', '5');
  await expect(slider(part, 'Interest rate')).toHaveAttribute('min', '9.95');
  await expect(slider(part, 'Interest rate')).toHaveAttribute('max', '19.95');
  await expect(slider(part, 'Interest rate')).toBeDisabled();
  await expect(field(part, 'Interest rate')).toBeDisabled();
  await expect(field(part, 'Interest rate')).toHaveValue('10');
  await expect(part).toContainText('with an establishment fee of $1,360.50');
  await type(part, 'Loan amount', '4999');
  await expect(part).toContainText('Cannot be less than $5,000 or more than $100,000');
});

test('at Value Cars repayments have cents, and its fees are listed beside the figures', {
  tag: ['@FIN-15', '@FIN-19', '@FIN-32', '@FIN-36', '@FIN-37', '@FIN-38', '@FIN-39', '@OPEN-077'],
}, async ({ page }) => {
  const { path, price } = await findVehicle(
    'valuecars',
    ({ price, lenders }) => price > 9000 && !lenders.length,
  );
  const part = await openCalculator(page, 'valuecars', path);
  await expect(slider(part, 'Interest rate')).toHaveAttribute('min', '4');
  await expect(slider(part, 'Interest rate')).toHaveAttribute('max', '20');
  const result = loanOf(loan(price, { years: 6 }), { fee: 0, rounding: 'cents' }, 'weekly');
  await expect(part.locator('[aria-live="polite"]')).toContainText(formatPayment(result?.repayment ?? 0));
  for (const fee of [
    'Establishment$395',
    'Security registration$6',
    'Monthly admin$8',
    'Dealer agency$912.25',
  ])
    await expect(part).toContainText(fee);
  await expect(part).not.toContainText('with an establishment fee');
});

test('the estimate of a car with a lender opens the finance information, whose disclaimer is asked once', {
  tag: [
    '@FIN-41',
    '@FIN-42',
    '@FIN-43',
    '@FIN-44',
    '@FIN-45',
    '@FIN-46',
    '@FIN-47',
    '@FIN-48',
    '@FIN-49',
    '@FIN-54',
    '@FIN-55',
    '@FIN-56',
    '@FIN-57',
    '@FIN-58',
    '@FIN-59',
    '@FIN-60',
    '@FIN-61',
    '@FIN-62',
    '@FIN-63',
    '@FIN-64',
    '@FIN-65',
    '@FIN-66',
    '@FIN-67',
    '@PHONE-01',
    '@PHONE-02',
    '@PHONE-03',
    '@CAR-079',
    '@OPEN-003',
    '@OPEN-075',
    '@OPEN-078',
  ],
}, async ({ page }) => {
  const { path, id, lenders } = await findVehicle('harbour', compares);
  const [lender] = lenders as [Lender];
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('finance-disclaimer')) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(siteUrl('harbour', path));
  const summary = page.getByRole('main');
  await expect(summary.getByText(`from ${formatPayment(lender.paymentWeek)} per week`)).toBeVisible();
  await expect(summary.getByText('Pre-Approved')).toBeVisible();
  await expect(summary.getByText('8.49% p.a. interest rate').first()).toBeVisible();
  await expect(summary.getByText(`${lender.comparisonRate}% p.a. comparison rate`).first()).toBeVisible();
  await expect(summary.getByText(COMPARISON_WARNING).first()).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('link', { name: 'Finance information' }).click();
    const dialog = dialogOf(page);
    for (const words of [
      '5-year term',
      '10.0% deposit',
      '30% final payment',
      'The comparison rate is based on a 5-year secured loan of $30,000.',
      COMPARISON_WARNING,
      lender.disclaimer,
      lender.financeProvider,
      'Australian Credit Licence 000 110',
      formatPayment(lender.paymentMonth),
    ])
      await expect(dialog).toContainText(words);
    // The broker's number is masked like every other, and once it is whole it stays so.
    const broker = dialog.getByRole('link', { name: time === 0 ? 'Show number' : '07 7010 0115' });
    await expect(broker).toHaveAttribute('data-event', 'phoneClick');
    if (time === 0) {
      await expect(dialog).not.toContainText('7010');
      const reveal = page.waitForRequest('**/api/phone-reveals');
      await broker.click();
      expect((await reveal).postDataJSON()).toMatchObject({ car_id: id, website_id: 'site-harbour' });
    }
    await expect(dialog.getByRole('link', { name: '07 7010 0115' })).toHaveAttribute(
      'href',
      'tel:0770100115',
    );
    if (time === 0) await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(requests).toEqual([`/api/cars/${id}/finance-disclaimer`]);
});

test.describe('when the disclaimer fails', () => {
  test.use({ expected: { words: [/finance-disclaimer|502/] } });
  test('the site’s own shows; no site tells of another’s car', { tag: ['@OPEN-003'] }, async ({ page }) => {
    const vehicle = await findVehicle('harbour', compares);
    const address = `/api/cars/${vehicle.id}/finance-disclaimer`;
    expect(JSON.parse((await askSite('harbour', address)).body)).toEqual({
      disclaimer: vehicle.lenders[0]?.disclaimer,
    });
    expect((await askSite('northside', address)).status).toBe(404);
    expect((await askSite('harbour', '/api/cars/no-such-car/finance-disclaimer')).status).toBe(404);
    await page.route('**/finance-disclaimer', (route) =>
      route.fulfill({ status: 502, json: { error: 'x' } }),
    );
    await page.goto(siteUrl('harbour', vehicle.path));
    await page.getByRole('link', { name: 'Finance information' }).click();
    await expect(dialogOf(page)).toContainText('The weekly figure is an estimate, not an offer of credit.');
  });
});

test('by the settings of Coastline, and whatever a feed says of its lenders, the page stands and counts right', {
  tag: [
    '@VDP-34',
    '@FIN-04',
    '@FIN-05',
    '@FIN-08',
    '@FIN-09',
    '@FIN-16',
    '@FIN-35',
    '@FIN-40',
    '@FIN-48',
    '@FIN-50',
    '@FIN-51',
    '@FIN-52',
  ],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const { path, id } = await findVehicle('coastline', ({ price }) => price > 10_000);
  const [row] = await sql('select record from cars where id = $1', [id]);
  const site = await lake.getDocument('site-coastline');
  const features = await lake.getDocument('siteFeatures-coastline');
  const record = row?.record as Record<string, unknown>;
  /** Sets the fields that this test changes and no other: other tests change the rest at the same time. */
  const set = (id: string, fields: readonly string[], values: Record<string, unknown>) => {
    const fieldsWithValue = fields.filter((name) => values[name] !== undefined);
    return lake
      .patch(id)
      .set(Object.fromEntries(fieldsWithValue.map((name) => [name, values[name]])))
      .unset(fields.filter((name) => values[name] === undefined))
      .commit();
  };
  const setSettings = (settings: Record<string, unknown>) => {
    const values = { ...(site?.['settings'] as object), ...settings };
    return set(
      'site-coastline',
      ['financeDisclaimer', 'loanAmountMaxRule', 'financeProvider', 'financeProviders'].map(
        (name) => `settings.${name}`,
      ),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`settings.${name}`, value])),
    );
  };
  /** Gives the vehicle other facts and the site other settings, and opens the page once it is made of them. */
  const open = async (facts: object, settings: Record<string, unknown>, mark: RegExp) => {
    await sql('update cars set record = $2 where id = $1', [id, JSON.stringify({ ...record, ...facts })]);
    await setSettings(settings);
    await expect.poll(async () => (await askSite('coastline', path)).body).toMatch(mark);
    return openCalculator(page, 'coastline', path);
  };
  const lender = {
    financeProvider: 'X',
    interestRate: 9,
    comparisonRate: 9.5,
    paymentWeek: 200,
    establishmentFees: 777,
  };
  try {
    await lake.patch('siteFeatures-coastline').set({ financeCalculatorEnabled: true }).commit();
    await expect.poll(async () => (await askSite('coastline', path)).body).toContain('Finance calculator');
    let part = await open(
      { price: 40_000, offer_price: null, finance_lenders: [lender] },
      { financeDisclaimer: 'Of this test.' },
      /Of this test/,
    );
    await expect(slider(part, 'Loan amount')).toHaveAttribute('max', '250000');
    await expect(slider(part, 'Interest rate')).toHaveAttribute('min', '0.5');
    await expect(slider(part, 'Interest rate')).toHaveAttribute('max', '15');
    await expect(part).toContainText('with an establishment fee of $777');
    await expect(page.getByText('from $200 per week')).toBeVisible();

    part = await open(
      { price: 120_000, offer_price: null, finance_lenders: [{ ...lender, paymentWeek: 25 }] },
      { loanAmountMaxRule: 'priceTimes105' },
      /\$120,000/,
    );
    await expect(slider(part, 'Loan amount')).toHaveAttribute('max', '126000');
    await expect(page.getByText('Enquire for Finance').first()).toBeVisible();

    // No price, and lenders that make no sense: the loan is the example, there is no estimate.
    part = await open(
      { price: 1, offer_price: null, finance_lenders: [{ interestRate: 'soon', paymentWeek: 0 }, 'x', null] },
      {},
      /no price yet/,
    );
    await expect(field(part, 'Loan amount')).toHaveValue('$30,000');
    await expect(part).toContainText('This vehicle has no price yet');
    await expect(page.getByRole('link', { name: 'Finance information' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity|null/);

    // When finance is offered, by the rule of the lender that the site works with: each step turns the answer before.
    const asks = (financeEligibilityRule: string) => ({
      financeProvider: 'X',
      financeProviders: [{ _key: 'x', provider: 'X', financeEligibilityRule }],
    });
    const thisYear = new Date().getFullYear();
    const withoutRate = { ...lender, comparisonRate: null };
    const steps: [facts: object, rule: string, isOffered: boolean][] = [
      [{ year: thisYear - 11 }, 'lenderYearAndRate', true],
      [{ year: thisYear - 12 }, 'lenderYearAndRate', false],
      [{ year: thisYear - 12 }, 'priceAndStock', true],
      [{ finance_lenders: [withoutRate] }, 'lenderYearAndRate', false],
      [{ finance_lenders: [withoutRate] }, 'priceAndStock', true],
      [{ price: 500 }, 'priceAndStock', false],
      [{ price: 501 }, 'priceAndStock', true],
      [{ status: 'others' }, 'priceAndStock', false],
      [{ status: 'coming_soon' }, 'priceAndStock', true],
    ];
    for (const [facts, rule, isOffered] of steps) {
      const of = { year: thisYear, price: 40_000, offer_price: null, finance_lenders: [lender], ...facts };
      await sql('update cars set record = $2 where id = $1', [id, JSON.stringify({ ...record, ...of })]);
      await setSettings(asks(rule));
      await expect(async () => {
        await page.goto(siteUrl('coastline', path));
        const information = page.getByRole('main').getByRole('link', { name: 'Finance information' });
        await expect(information, JSON.stringify([facts, rule])).toHaveCount(isOffered ? 1 : 0, {
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
    }
  } finally {
    await sql('update cars set record = $2 where id = $1', [id, JSON.stringify(record)]);
    await set('siteFeatures-coastline', ['financeCalculatorEnabled'], { ...features });
    await setSettings({});
    // Its own switch is off: there is no calculator.
    await expect
      .poll(async () => (await askSite('coastline', path)).body)
      .not.toContain('Finance calculator');
  }
});
