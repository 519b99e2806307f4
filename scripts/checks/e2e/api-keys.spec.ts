import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { credentials } from './fuzz/samples.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { ALL_SITES, askSite, expect, expectAccessible, test } from './test.ts';

const TOOL = '[data-testid="api-keys-tool"]';
const SITE = 'harbour';

test.setTimeout(240_000);
// A refused address of a webhook.
test.use({ expected: { words: [...STUDIO_WORDS, /status of 422/] } });

interface Facts {
  scopes?: string[];
  perMinute?: number;
}

async function call(path: string, body: object, who: 'admin' | 'editor' = 'admin') {
  const text = JSON.stringify(body);
  return askSite(SITE, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(path, text, await tokenOf(who)) },
    body: text,
  });
}

/** Creates a key through the back office. */
async function newKey({ scopes = ['stock'], perMinute = 1_000 }: Facts = {}): Promise<string> {
  const request = { site: SITE, name: `Test ${randomUUID()}`, scopes, perMinute, perDay: 100_000 };
  const { status, body } = await call('/api/back-office/api-keys/create', request);
  expect(status).toBe(200);
  return z.object({ key: z.string() }).parse(JSON.parse(body)).key;
}

const ask = (path: string, key: string | null, headers: Record<string, string> = {}) =>
  askSite(SITE, path, { headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) } });

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        responses: z.object({
          200: z.object({
            content: z.object({
              'application/json': z.object({ schema: z.object({ $ref: z.string() }) }),
            }),
          }),
        }),
      }),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
const searchSchema = z.object({
  total: z.number(),
  resultPages: z.number(),
  vehicles: z.array(
    z.object({ vehicle: z.string(), state: z.string(), price: z.object({ text: z.string() }).nullable() }),
  ),
});
const errorSchema = z.object({ error: z.string().min(1), code: z.string() });

test.describe('keys in the studio', () => {
  test('an administrator creates a key, which is shown once, and revokes it', async ({ page }) => {
    const name = `Price screen ${randomUUID().slice(0, 8)}`;
    await openStudio(page, 'admin', '/api-keys');
    const tool = page.locator(TOOL);
    await tool.getByRole('combobox', { name: 'Site' }).selectOption(SITE);
    await tool.getByRole('button', { name: 'New key' }).click();
    const form = page.getByRole('dialog', { name: 'New key' });
    await expect(form.getByRole('button', { name: 'Create key' })).toBeDisabled();
    await form.getByLabel('Name').fill(name);
    await expectAccessible(page, '[role="dialog"]');
    await form.getByRole('button', { name: 'Create key' }).click();

    const shown = page.getByRole('dialog', { name: 'Your new key' });
    await expect(shown.getByLabel('Key', { exact: true })).toHaveValue(/^fck_[\w-]{43}$/);
    const key = await shown.getByLabel('Key', { exact: true }).inputValue();
    await shown.getByRole('button', { name: 'Done' }).click();
    const card = tool.getByTestId('api-key').filter({ hasText: name });
    await expect(card).toContainText(`${key.slice(0, 12)}…`);
    await expect(card).toContainText('Never used.');
    await expect(page.locator('body')).not.toContainText(key);

    expect((await ask('/api/v1/places', key)).status).toBe(200);
    await page.reload();
    await tool.getByRole('combobox', { name: 'Site' }).selectOption(SITE);
    await expect(card).toContainText('Last used', { timeout: 45_000 });
    await expectAccessible(page, TOOL);
    await page.setViewportSize({ width: 390, height: 844 });
    const region = tool.getByRole('region', { name: 'API keys' });
    await expect
      .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);

    await card.getByRole('button', { name: `Revoke key ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(card).toContainText('Revoked');
    expect((await ask('/api/v1/places', key)).status).toBe(401);
  });

  test('a webhook reports why an event was not delivered, and is disabled and deleted', async ({ page }) => {
    const name = `CRM ${randomUUID().slice(0, 8)}`;
    const request = { site: SITE, name, scopes: ['stock'], perMinute: 10, perDay: 100 };
    expect((await call('/api/back-office/api-keys/create', request)).status).toBe(200);
    await openStudio(page, 'admin', '/api-keys');
    const tool = page.locator(TOOL);
    await tool.getByRole('combobox', { name: 'Site' }).selectOption(SITE);
    const card = tool.getByTestId('api-key').filter({ hasText: name });
    await card.getByRole('button', { name: `Add webhook to ${name}` }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await expect(form.getByLabel('Leads')).toHaveCount(0);
    await form.getByLabel('Prices').check();
    await form.getByLabel('Address').fill('https://10.0.0.1/events');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    await expect(form.getByRole('alert')).toContainText('Enter a public address');
    await form.getByLabel('Address').fill('https://receiver.invalid/events');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'Secret of the webhook' });
    await expect(secret.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_[\w+/]{43}=$/);
    await secret.getByRole('button', { name: 'Done' }).click();

    const webhook = card.getByTestId('webhook');
    await webhook.getByRole('button', { name: 'Send test event' }).click();
    await webhook.getByRole('button', { name: 'Show deliveries' }).click();
    await expect(webhook.getByRole('cell', { name: 'Test event' })).toBeVisible();
    await expect(async () => {
      await webhook.getByRole('button', { name: 'Refresh' }).click();
      await expect(webhook.getByRole('table')).toContainText('no connection', { timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
    await expectAccessible(page, TOOL);

    await webhook.getByRole('button', { name: 'Disable' }).click();
    await expect(webhook).toContainText('Disabled in the studio.');
    await expect(webhook.getByRole('table')).toContainText('Not delivered');
    await webhook.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
    await expect(card.getByTestId('webhook')).toHaveCount(0);
  });

  test('an editor has no tool for keys, and the back office refuses', async ({ page }) => {
    await openStudio(page, 'editor', '/');
    await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
    expect((await call('/api/back-office/api-keys', { site: SITE }, 'editor')).status).toBe(403);
  });
});

test.describe('the API', () => {
  test('describes itself by a valid OpenAPI 3.1 document on every site', async () => {
    for (const site of ALL_SITES) {
      const { status, body } = await askSite(site, '/api/v1/openapi.json');
      expect([site, status]).toEqual([site, 200]);
      const validator = new Validator();
      expect([site, await validator.validate(JSON.parse(body))]).toEqual([site, { valid: true }]);
      expect(validator.version).toBe('3.1');
    }
  });

  test('answers at every address of its OpenAPI document as described', async () => {
    const key = await newKey();
    const described = await ask('/api/v1/openapi.json', null);
    expect(described.status).toBe(200);
    const { paths, components } = documentSchema.parse(JSON.parse(described.body));
    const search = await ask('/api/v1/vehicles?words=toyota', key);
    const { vehicles } = searchSchema.parse(JSON.parse(search.body));
    const onSale = vehicles.filter(({ state }) => state === 'for_sale').map(({ vehicle }) => vehicle);
    const [first = '', second = ''] = onSale;
    const queries: Record<string, string> = {
      '/vehicles': '?makes=Toyota&maxPrice=90000&page=1',
      '/compare': `?vehicles=${first}&vehicles=${second}`,
      '/vehicles/{vehicle}/drive-away': '?postcode=4217',
      '/vehicles/{vehicle}/delivery': '?postcode=4217',
      '/vehicles/{vehicle}/finance-estimate': '?years=5&deposit=2000',
    };
    for (const [path, { get }] of Object.entries(paths)) {
      const address = `/api/v1${path.replace('{vehicle}', first)}${queries[path] ?? ''}`;
      const { status, body } = await ask(address, key);
      expect([address, status, status === 200 ? '' : body]).toEqual([address, 200, '']);
      const name = get.responses[200].content['application/json'].schema.$ref.split('/').at(-1) ?? '';
      const schema = components.schemas[name];
      if (!schema) throw new Error(`The document has no schema ${name}.`);
      const result = z.fromJSONSchema(schema).safeParse(JSON.parse(body));
      expect([address, result.error?.issues ?? []]).toEqual([address, []]);
    }
  });

  test('pages through the whole stock once', async () => {
    const key = await newKey();
    const pageOf = async (page: number) =>
      searchSchema.parse(
        JSON.parse((await ask(`/api/v1/vehicles?makes=Kia&sort=sort_price%3Aasc&page=${page}`, key)).body),
      );
    const { total, resultPages } = await pageOf(1);
    const ids: string[] = [];
    for (let page = 1; page <= resultPages; page += 1)
      ids.push(...(await pageOf(page)).vehicles.map(({ vehicle }) => vehicle));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  test('states the price of the vehicle’s page', async () => {
    const key = await newKey();
    const { body } = await ask('/api/v1/vehicles?words=used', key);
    const vehicle = searchSchema
      .parse(JSON.parse(body))
      .vehicles.find(({ state, price }) => state === 'for_sale' && price);
    const price = await ask(`/api/v1/vehicles/${vehicle?.vehicle}/price`, key);
    expect(price.body).toContain(JSON.stringify(vehicle?.price?.text));
    const shown = await askSite(SITE, `/cars/${vehicle?.vehicle}`);
    expect(shown.body).toContain(vehicle?.price?.text.split(' ')[0] ?? '');
  });

  test('refuses requests without a valid key, a permission, or an address, each clearly', async () => {
    const [key, leads] = [await newKey(), await newKey({ scopes: ['leads'] })];
    const cases = [
      ['/api/v1/places', null, 401, 'not_signed_in'],
      ['/api/v1/places', `fck_${'x'.repeat(43)}`, 401, 'not_signed_in'],
      ['/api/v1/places', leads, 403, 'no_rights'],
      ['/api/v1/nothing', key, 404, 'not_found'],
      ['/api/v1/vehicles/no-such-vehicle', key, 404, 'not_found'],
      ['/api/v1/vehicles?page=two', key, 400, 'bad_input'],
      ['/api/v1/vehicles?colour=red', key, 400, 'bad_input'],
      ['/api/v1/compare?vehicles=one', key, 400, 'bad_input'],
    ] as const;
    for (const [path, used, status, code] of cases) {
      const answer = await ask(path, used);
      expect([path, answer.status]).toEqual([path, status]);
      expect(errorSchema.parse(JSON.parse(answer.body)).code).toBe(code);
    }
    const foreign = await askSite('coastline', '/api/v1/places', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(foreign.status).toBe(401);
  });

  test('answers 304 for a known answer, and 429 above the quota', async () => {
    const key = await newKey({ perMinute: 2 });
    const first = await ask('/api/v1/places', key);
    expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=2;w=60, "day";q=100000;w=86400');
    expect(first.headers.get('vary')).toContain('authorization');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    // A minute may begin between two requests, which starts the quota again.
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await ask('/api/v1/places', key, known)).status);
    expect(statuses).toContain(304);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status !== 304 && status !== 429)).toEqual([]);
  });
});
