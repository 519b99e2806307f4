import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { claimValuation, findValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import sharp from 'sharp';
import { databaseUrl } from './reserving.ts';
import { newSession } from './signing-in.ts';
import { askSite, expect, siteUrl, test, vehiclePaths } from './test.ts';

// Each test uses its own household addresses, so that rate limits used up in one do not affect another.
test.describe.configure({ timeout: 120_000 });

const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const askMany = (
  paths: readonly string[],
  household: string,
  headers: Record<string, string> = {},
): Promise<Awaited<ReturnType<typeof askSite>>[]> =>
  Promise.all(
    paths.map((path) => askSite('harbour', path, { headers: { 'x-forwarded-for': household, ...headers } })),
  );
const numbered = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, number) => item(number));

async function claim(token: string, userId: string): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    const valuation = await findValuation(pool, { siteSlug: 'harbour', token });
    await claimValuation(pool, valuation?.id ?? '', userId);
  } finally {
    await pool.end();
  }
}

test('answers a hundred simultaneous filtered searches with a page or a message, never an error', async () => {
  const answers = await askMany(
    numbered(100, (number) => `/search?query=abuse+${number}`),
    '11.3.0.1',
    { accept: 'text/html' },
  );
  const counts = tally(answers);
  expect(Object.keys(counts).sort()).toEqual(['200', '429']);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused?.body).toContain('Many pages were opened from your network in a short time.');
});

test('never stores a filtered search', async () => {
  const addresses = numbered(3, () => '/search?query=abuse&priceTo=30000');
  for (const { status, headers } of await askMany(addresses, '11.3.0.7')) {
    expect([status, headers.get('x-nextjs-cache')]).toEqual([200, null]);
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

test('serves cached pages to a household over its rendering limit', async () => {
  const household = '11.3.0.2';
  await askMany(['/about-us'], household);
  await askMany(['/about-us'], household);
  const unknown = tally(
    await askMany(
      numbered(100, (number) => `/abuse-nowhere-${number}`),
      household,
    ),
  );
  expect(Object.keys(unknown).sort()).toEqual(['404', '429']);
  expect(
    tally(
      await askMany(
        numbered(40, () => '/about-us'),
        household,
      ),
    ),
  ).toEqual({ 200: 40 });
});

test('serves other households at the same time', async () => {
  const attack = askMany(
    numbered(100, (number) => `/search?query=meanwhile+${number}`),
    '11.3.0.3',
  );
  const other = await askMany(['/', '/search?query=toyota', '/abuse-nowhere'], '11.3.0.4');
  expect(other.map(({ status }) => status)).toEqual([200, 200, 404]);
  await attack;
});

test('makes a dozen PDFs at once, and refuses more with a message', async () => {
  const cars = (await vehiclePaths('harbour')).slice(0, 20).map((path) => path.slice('/cars/'.length));
  const answers = await askMany(
    cars.map((car) => `/api/cars/${car}/pdf`),
    '11.3.0.5',
  );
  for (const { status, headers, body } of answers) {
    expect([200, 429, 503]).toContain(status);
    if (status === 200) continue;
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(body)).toMatchObject({ error: expect.stringContaining('Please try again') });
  }
  expect(tally(answers)[200]).toBeGreaterThan(0);
});

test('rejects many 59-megapixel PNGs at once by their header', async () => {
  const { cookie: session, userId } = await newSession('harbour');
  const headers = { origin: siteUrl('harbour', ''), 'x-forwarded-for': '11.3.0.6' };
  const begun = await askSite('harbour', '/api/trade-in/vehicle', {
    method: 'POST',
    headers: { ...headers, cookie: session, 'content-type': 'application/json' },
    body: JSON.stringify({ rego: 'AGE007', regoState: 'QLD', page: '/trade-in' }),
  });
  const [valuation = ''] = begun.headers.get('set-cookie')?.split(';', 1) ?? [];
  await claim(valuation.split('=')[1] ?? '', userId);
  const cookie = `${session}; ${valuation}`;
  const post = (body: Buffer) =>
    askSite('harbour', PHOTOS_PATH, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/octet-stream' },
      body,
    });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const bomb = await picture(7_700, 7_700).png().toBuffer();
  const answers = await Promise.all(numbered(8, () => post(bomb)));
  expect(tally(answers)).toEqual({ 422: 8 });
  expect((await post(await picture(800, 600).jpeg().toBuffer())).status).toBe(201);
});

test('refuses an address that keeps sending mails without a valid signature', async () => {
  const send = (household: string) =>
    askSite('harbour', '/api/messages/mail/mime', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': household },
      body: String(
        new URLSearchParams({
          recipient: 'reply@reply.forecourt.example',
          'body-mime': 'Hello',
          timestamp: '1796000000',
          token: 'abuse',
          signature: 'x',
        }),
      ),
    });
  // One more than two windows allow, because a window may end meanwhile.
  const answers = await Promise.all(numbered(2 * RATES.unsignedMail.most + 1, () => send('11.3.0.8')));
  expect(Object.keys(tally(answers)).sort()).toEqual(['400', '429']);
  expect((await send('11.3.0.9')).status).toBe(400);
});

test('does not rate limit probes from internal machines', async () => {
  const answers = await Promise.all(
    numbered(45, (number) => askSite('harbour', `/search?query=probe+${number}`)),
  );
  expect(tally(answers)).toEqual({ 200: 45 });
});
