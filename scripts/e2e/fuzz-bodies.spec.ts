import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type HostileBody, hostileBodies, hostileText } from './fuzz/bodies.ts';
import { type Route, serverRoutes } from './fuzz/routes.ts';
import { credentials, HOSTILE_EMAIL, READ_OF_FEW, SAMPLES, WITHOUT_SAMPLE } from './fuzz/samples.ts';
import { mailsAbout } from './inbox.ts';
import { freeVehicle, SELLERS, sql, test } from './reserving.ts';
import { newSession } from './signing-in.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { askSite, expect, expectAccessible } from './test.ts';

/** How many bodies are sent in total, over all routes. */
const COUNT = 6_000;
const AT_ONCE = 6;
const SEED = 20_261_122;
/** Each address is rate limited, so the bodies come from as many addresses as on a busy afternoon. */
const PEOPLE = 2_000;

/** Status codes of answers that never read the body. */
const UNREAD_STATUSES = [401, 403, 404, 405, 413, 429];

interface Case {
  route: Route;
  method: string;
  parameters: string[];
  query: string;
  hostileBody: HostileBody;
  person: number;
  signed: boolean;
}

/** Routes that read nothing of who is not signed in. */
const FOR_SIGNED_IN = /^\/(?:online-payment\/start|my-garage\/)/;

const CONTROL = /[^\P{Cc}\n\t]/u;

const takesBody = ({ methods }: Route) => methods.includes('POST') || methods.includes('PATCH');

/** The same number of bodies for each route, more for those that people write to; the seed repeats them exactly. */
function cases(routes: readonly Route[]): Case[] {
  const weights: Record<string, number> = {
    '/api/leads': 8,
    '/cars/[slug]/[checkout]/[step]': 5,
    '/online-payment/start': 5,
  };
  const shares = routes.map((route) => weights[route.template] ?? (takesBody(route) ? 2 : 1));
  const all = shares.reduce((one, other) => one + other, 0);
  return routes.flatMap((route, index) => {
    const arbitrary = fc.record<Case>({
      route: fc.constant(route),
      // Mostly the route's own method; the others can carry a body too.
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...route.methods) },
        { weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE') },
      ),
      parameters: fc.array(
        hostileText.filter((text) => text !== '.' && text !== '..'),
        { minLength: 4, maxLength: 4 },
      ),
      query: fc.oneof(fc.constant(''), hostileText),
      hostileBody: hostileBodies(SAMPLES[route.template] ?? { name: 'x' }),
      person: fc.nat(PEOPLE),
      signed: fc.boolean().chain((isSigned) => (isSigned ? fc.constant(true) : fc.boolean())),
    });
    return fc.sample(arbitrary, {
      numRuns: Math.ceil((COUNT * (shares[index] ?? 0)) / all),
      seed: SEED + index,
    });
  });
}

const QUERIES = ['form', 'car', 'car_id', 'ids', 'values', 'query', 'near', 'token', 'sanity-preview-secret'];
const inAddress = (text: string) => encodeURIComponent(text.toWellFormed());

test.describe('any request to any route', () => {
  test.setTimeout(600_000);

  test('never fails, and everything acknowledged is stored', async () => {
    const routes = serverRoutes();
    const templatesWithBody = routes.filter(takesBody).map(({ template }) => template);
    // A new route that takes a body needs a sample here.
    expect(templatesWithBody.toSorted()).toEqual([...Object.keys(SAMPLES), ...WITHOUT_SAMPLE].toSorted());
    const tokens = [await tokenOf('admin'), await tokenOf('editor')];
    const vehicle = await freeVehicle(SELLERS[0]);
    const { cookie } = await holdVehicle(vehicle);
    const session = await newSession('harbour');

    const problems: string[] = [];
    const readCounts = new Map(routes.map(({ template }) => [template, 0]));
    const limitedAnswers = { count: 0 };
    const leads: string[] = [];
    const payments: string[] = [];
    const steps = ['details', 'trade-in', 'handover', 'pay', 'again'];

    const send = async ({ route, method, parameters, query, hostileBody, person, signed }: Case) => {
      const { template } = route;
      const fixed: Record<string, string> = {
        slug: vehicle.slice('/cars/'.length),
        checkout: 'checkout',
        step: steps[person % steps.length] ?? '',
        id: randomUUID(),
      };
      const path = template.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) =>
        signed && fixed[name] ? fixed[name] : inAddress(parameters.pop() ?? '') || 'x',
      );
      const search =
        query && method === 'GET'
          ? `?form=enquiry&${QUERIES.map((name) => `${name}=${inAddress(query)}`).join('&')}`
          : '';
      // Every form gets a token of its own.
      const body = withToken(template, hostileBody);
      const { type } = hostileBody;
      // Whoever deletes their account is signed out: nobody else's session ends with it.
      const shopper = template === '/my-garage/delete' ? await newSession('harbour') : session;
      const {
        status,
        body: text,
        headers,
      } = await askSite('harbour', path + search, {
        method,
        headers: {
          ...(type && { 'content-type': type }),
          'content-length': String(Buffer.byteLength(body)),
          'x-forwarded-for': `10.1.${person >> 8}.${person & 255}`,
          ...(template.startsWith('/cars/') && signed && { cookie }),
          ...(FOR_SIGNED_IN.test(template) && { cookie: shopper.cookie }),
          ...(signed && typeof body === 'string' && credentials(template, body, tokens[person % 2] ?? '')),
        },
        body,
      });
      const description = `${method} ${path.slice(0, 80)} ${type} ${String(body).slice(0, 200)}: ${status} ${text.slice(0, 100)}`;
      if (status >= 500) problems.push(description);
      if (status === 429) limitedAnswers.count += 1;
      if (!UNREAD_STATUSES.includes(status)) readCounts.set(template, (readCounts.get(template) ?? 0) + 1);
      if (template === '/api/leads' && method === 'POST' && status < 300)
        leads.push((JSON.parse(text) as { lead_id: string }).lead_id);
      if (template === '/online-payment/start' && status < 400) {
        const reference = /Path=\/online-payment\/(P-\w+)/.exec(headers.get('set-cookie') ?? '')?.[1];
        if (reference) payments.push(reference);
      }
    };
    const queue = cases(routes).toSorted((one, other) => one.person - other.person);
    const total = queue.length;
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await send(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(problems).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(COUNT);

    // Whatever was acknowledged is stored, and without bytes that storage cannot take.
    expect(leads.length).toBeGreaterThan(COUNT / 100);
    const rows = await sql('select id, payload from leads where id = any($1::uuid[])', [leads]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(leads));
    for (const { payload } of rows) for (const text of texts(payload)) expect(text).not.toMatch(CONTROL);
    expect(payments.length).toBeGreaterThan(COUNT / 200);
    const paymentRows = await sql('select reference from online_payments where reference = any($1)', [
      payments,
    ]);
    expect(new Set(paymentRows.map(({ reference }) => reference))).toEqual(new Set(payments));

    // The bodies must get past the rate limits, and every route that takes one must have read many.
    expect(limitedAnswers.count).toBeLessThan(COUNT / 20);
    const rarelyRead = Object.keys(SAMPLES).filter(
      (template) => !READ_OF_FEW.includes(template) && (readCounts.get(template) ?? 0) <= 20,
    );
    expect(rarelyRead).toEqual([]);
    await sql('delete from leads where id = any($1::uuid[])', [leads]);
  });
});

/** Holds the car, so that the later steps of its checkout have a reservation to act on. */
async function holdVehicle(vehicle: string): Promise<{ cookie: string }> {
  const { headers } = await askSite('harbour', `${vehicle}/checkout/details`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Kim Hostile',
      mobile: '0412345678',
      email: HOSTILE_EMAIL,
      token: randomUUID(),
    }),
  });
  const cookie = /checkout=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(cookie).toMatch(/^checkout=R-/);
  return { cookie };
}

/** Gives the body a token of its own where the form needs one and the body has none. */
function withToken(template: string, { body, type }: HostileBody): string | Buffer {
  const token = JSON.stringify(randomUUID());
  return template === '/api/leads' && typeof body === 'string' && type.startsWith('application/json')
    ? body.replace(/^\{(?=")/, `{"token":${token},`)
    : body;
}

/** Every string inside a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value).flatMap(texts)]
    : [];
}

test.describe('a lead held back as suspected spam', () => {
  // The Studio is large and slow to open on two busy cores.
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('is mailed once, when a dealer releases it', async ({ page }) => {
    const email = `${randomUUID().slice(0, 8)}@hostile.example`;
    const sample = SAMPLES['/api/leads'] as { values: object };
    const values = { ...sample.values, name: `Robin ${email.slice(0, 8)}`, email };
    const answer = await askSite('harbour', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sample, token: randomUUID(), values }),
    });
    expect(answer.status).toBe(201);
    const { lead_id } = JSON.parse(answer.body) as { lead_id: string };

    await openStudio(page, 'admin', '/held-back');
    const card = page.getByRole('listitem').filter({ hasText: values.name });
    await expect(card).toContainText(`0412 345 678 · ${email}`);
    await expect(card).toContainText('Is it still there?');
    await expectAccessible(page, '[data-testid="held-back-tool"]');
    expect((await mailsAbout(email)).dealer).toHaveLength(0);

    await card.getByRole('button', { name: 'Not spam: send it' }).dblclick();
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await mailsAbout(email)).dealer.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (await mailsAbout(email)).shopper.length, { timeout: 30_000 }).toBe(1);

    // Sent again from a tab that was opened earlier: nobody gets a second mail.
    const again = await askSite('harbour', `/api/back-office/held-back/${lead_id}/send`, {
      method: 'POST',
      headers: credentials('/api/back-office/held-back', '', await tokenOf('admin')),
    });
    expect(JSON.parse(again.body)).toEqual({ outcome: 'sent_before' });
    expect(await sql('select suspect from leads where id = $1', [lead_id])).toEqual([{ suspect: false }]);
    expect(
      await sql('select kind, attempts from mail_deliveries where lead_id = $1 order by kind', [lead_id]),
    ).toEqual([
      { kind: 'dealer', attempts: 1 },
      { kind: 'shopper', attempts: 1 },
    ]);
  });

  test('is hidden from people who are not signed in', async () => {
    const body = '{}';
    const path = '/api/back-office/held-back';
    const headers = { 'content-type': 'application/json', ...credentials(path, body, 'guess') };
    expect((await askSite('harbour', path, { method: 'POST', headers, body })).status).toBe(401);
  });
});
