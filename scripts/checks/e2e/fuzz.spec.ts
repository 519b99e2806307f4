import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { fuzzAddresses } from './fuzz/addresses.ts';
import { type HostileBody, hostileBodies, hostileText } from './fuzz/bodies.ts';
import { type Route, serverRoutes } from './fuzz/routes.ts';
import { credentials, HOSTILE_EMAIL, READ_OF_FEW, SAMPLES, WITHOUT_SAMPLE } from './fuzz/samples.ts';
import { isLong } from './length.ts';
import { withoutScripts } from './pages.ts';
import { freeVehicle, SELLERS, sql, test } from './reserving.ts';
import { newSession } from './signing-in.ts';
import { tokenOf } from './studio.ts';
import { ALL_SITES, askSite, expect, vehiclePaths } from './test.ts';

const ADDRESSES = isLong ? 2_500 : 400;
const BODIES = isLong ? 6_000 : 3_000;
const AT_ONCE = 6;
const SEED = 20_261_122;
/** A page, a redirect within the site, not found, or an address that is too long. */
const ALLOWED = new Set([200, 307, 308, 400, 404, 414, 431]);

test.describe('any address of the results page', () => {
  test.setTimeout(600_000);

  test('answers a page, an empty state or 404, with this site’s stock only', async () => {
    const ownVehicles = new Map<string, Set<string>>();
    for (const slug of ALL_SITES) ownVehicles.set(slug, new Set(await vehiclePaths(slug)));
    const queue = fuzzAddresses(ADDRESSES, SEED).map((path, index) => ({
      slug: ALL_SITES[index % ALL_SITES.length] ?? 'harbour',
      path,
    }));
    const problems: string[] = [];
    const pages = { shown: 0, empty: 0, missing: 0, other: 0 };

    const visit = async ({ slug, path }: { slug: string; path: string }) => {
      const { status, headers, body } = await askSite(slug, path);
      const description = `${slug} ${path.slice(0, 300)}: ${status}`;
      if (!ALLOWED.has(status)) problems.push(description);
      const target = headers.get('location');
      if (target && !/^\/(?!\/)/.test(target) && !target.startsWith(`http://${slug}.localhost`))
        problems.push(`${description} leads to ${target}`);
      if (headers.has('set-cookie')) problems.push(`${description} sets a cookie`);
      if (/<script>alert|<img src=x/.test(body)) problems.push(`${description} holds markup of the address`);
      for (const [, vehicle = ''] of body.matchAll(/href="(\/cars\/[^"#?/]+)"/g))
        for (const [other, theirs] of ownVehicles)
          if (other !== slug && theirs.has(vehicle) && !ownVehicles.get(slug)?.has(vehicle))
            problems.push(`${description} shows ${vehicle} of ${other}`);
      if (status === 404) pages.missing += 1;
      else if (withoutScripts(body).includes('No Results Available')) pages.empty += 1;
      else if (body.includes('<article')) pages.shown += 1;
      else pages.other += 1;
    };
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await visit(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(problems).toEqual([]);
    // The addresses must reach each kind of answer often enough.
    for (const count of [pages.shown, pages.empty, pages.missing])
      expect(count).toBeGreaterThan(ADDRESSES / 50);
  });
});

/** Rate limits are per address, so bodies come from as many addresses as on a busy afternoon. */
const PEOPLE = 2_000;

/** Status codes of answers that do not read the body. */
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

/** Routes that read no body without a signed-in shopper. */
const FOR_SIGNED_IN = /^\/(?:online-payment\/start|my-garage\/|account\/)/;
/** Streams that end only with the session of their reader, so they are asked for without one. */
const ENDLESS = new Set(['/api/back-office/threads/events']);
/** Routes that Harbour does not offer. */
const AT_NORTHSIDE = /^\/(?:api\/(?:watchlist|garage-app)\/|my-garage\/notifications$)/;

const CONTROL = /[^\P{Cc}\n\t]/u;

const takesBody = ({ methods }: Route) => methods.includes('POST') || methods.includes('PATCH');

function cases(routes: readonly Route[]): Case[] {
  const weights: Record<string, number> = {
    '/api/leads': 20,
    '/cars/[slug]/[checkout]/[step]': 5,
    '/online-payment/start': 20,
  };
  const shares = routes.map((route) => weights[route.template] ?? (takesBody(route) ? 2 : 1));
  const all = shares.reduce((one, other) => one + other, 0);
  return routes.flatMap((route, index) => {
    const arbitrary = fc.record<Case>({
      route: fc.constant(route),
      // Mostly the route's own method; others can carry a body too.
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
      numRuns: Math.ceil((BODIES * (shares[index] ?? 0)) / all),
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
    // Each route that takes a body needs a sample in fuzz/samples.ts.
    expect(templatesWithBody.toSorted()).toEqual([...Object.keys(SAMPLES), ...WITHOUT_SAMPLE].toSorted());
    const tokens = [await tokenOf('admin'), await tokenOf('editor')];
    const vehicle = await freeVehicle(SELLERS[0]);
    const { cookie } = await holdVehicle(vehicle);
    const sessions = { harbour: await newSession('harbour'), northside: await newSession('northside') };

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
      const body = withToken(template, hostileBody);
      const { type } = hostileBody;
      // Deleting an account ends its session, so use a new one.
      const site = AT_NORTHSIDE.test(template) ? 'northside' : 'harbour';
      const shopper = template === '/account/delete' ? await newSession('harbour') : sessions[site];
      const {
        status,
        body: text,
        headers,
      } = await askSite(site, path + search, {
        method,
        headers: {
          ...(type && { 'content-type': type }),
          'content-length': String(Buffer.byteLength(body)),
          'x-forwarded-for': `10.1.${person >> 8}.${person & 255}`,
          ...(template.startsWith('/cars/') && signed && { cookie }),
          ...(FOR_SIGNED_IN.test(template) && { cookie: shopper.cookie }),
          ...(signed &&
            !ENDLESS.has(template) &&
            typeof body === 'string' &&
            credentials(template, body, tokens[person % 2] ?? '')),
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
    expect(total).toBeGreaterThanOrEqual(BODIES);

    // Each acknowledged lead is stored, without bytes that storage cannot hold.
    expect(leads.length).toBeGreaterThan(BODIES / 100);
    const rows = await sql('select id, payload from leads where id = any($1::uuid[])', [leads]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(leads));
    for (const { payload } of rows) for (const text of texts(payload)) expect(text).not.toMatch(CONTROL);
    expect(payments.length).toBeGreaterThan(BODIES / 200);
    const paymentRows = await sql('select reference from online_payments where reference = any($1)', [
      payments,
    ]);
    expect(new Set(paymentRows.map(({ reference }) => reference))).toEqual(new Set(payments));

    // Most bodies must pass the rate limits, and each route must have read many.
    expect(limitedAnswers.count).toBeLessThan(BODIES / 20);
    const rarelyRead = Object.keys(SAMPLES).filter(
      (template) => !READ_OF_FEW.includes(template) && (readCounts.get(template) ?? 0) <= (isLong ? 20 : 1),
    );
    expect(rarelyRead).toEqual([]);
    await sql('delete from leads where id = any($1::uuid[])', [leads]);
  });
});

/** Holds the car, so that later checkout steps have a reservation. */
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

function withToken(template: string, { body, type }: HostileBody): string | Buffer {
  const token = JSON.stringify(randomUUID());
  return template === '/api/leads' && typeof body === 'string' && type.startsWith('application/json')
    ? body.replace(/^\{(?=")/, `{"token":${token},`)
    : body;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value).flatMap(texts)]
    : [];
}
