import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerCall,
  answerPreflight,
  type BackOffice,
  type Call,
} from '@forecourt/lib/operations/back-office/call.server';
import type {
  BackOfficeError,
  ListAnswer,
  ListRequest,
  ReservationAnswer,
  StepRequest,
} from '@forecourt/lib/operations/back-office/contract';
import {
  exportCsv,
  list,
  read,
  session,
  step,
} from '@forecourt/lib/operations/back-office/reservations.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import type { RateLimit } from '@forecourt/lib/platform/database/rate-limit.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CUSTOMER, site } from './testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
let lake: TestLake;
let office: BackOffice;
/** The same back office with a content lake that only lets everyone see shoppers. */
let viewOnlyOffice: BackOffice;
let aclServer: Server;
const tokens = { admin: '', editor: '', sales: '', viewer: '' };
const reports: string[] = [];

beforeAll(async () => {
  counter = await openCounter();
  lake = await testLake();
  for (const slug of ['sample', 'second'])
    await lake.client.create({
      _id: `site-${slug}`,
      _type: 'site',
      name: `The ${slug} site`,
      slug: { _type: 'slug', current: slug },
      url: `https://${slug}.example`,
      settings: { timeZone: 'Australia/Adelaide' },
    });
  for (const name of ['admin', 'editor', 'sales', 'viewer'] as const) tokens[name] = await lake.signIn(name);
  const { projectId, dataset } = lake.options;
  office = {
    pool: counter.pool,
    stripe: counter.stripe,
    project: { projectId, dataset, host: lake.url },
    webhookMaster: null,
    origins: [STUDIO_ORIGIN],
    answersOn: async (host) => host !== 'unknown.example',
    // A location of Perth, of a site in Adelaide's time.
    places: async () => [
      {
        id: 'sample-place',
        dealership_id: 'sample-dealer',
        primary: true,
        address: { state: 'WA', postcode: '6000' },
      },
    ],
    report: (level, facts, message) => reports.push(JSON.stringify({ level, ...facts, message })),
  };
  aclServer = createServer(async ({ url = '', headers }, response) => {
    const grants = [{ filter: '_type == "shopperRight" && right == "see"', permissions: ['update'] }];
    const { authorization = '' } = headers;
    const text = url.endsWith('/acl')
      ? JSON.stringify(grants)
      : await (await fetch(lake.url + url, { headers: { authorization } })).text();
    response.setHeader('content-type', 'application/json').end(text);
  }).listen(0, 'localhost');
  await once(aclServer, 'listening');
  const host = `http://localhost:${(aclServer.address() as AddressInfo).port}`;
  viewOnlyOffice = { ...office, project: { ...office.project, host } };
});
afterAll(async () => {
  aclServer.closeAllConnections();
  aclServer.close();
  await lake.close();
  await counter.close();
});
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate rate_limits');
});

interface CallOptions {
  token?: string | null;
  origin?: string | null;
  body?: unknown;
  target?: BackOffice;
}

/** Calls the back office like the studio, unless the options differ. */
async function call<Answer = BackOfficeError>(
  answer: (call: Call) => Promise<Response>,
  { token = tokens.editor, origin = STUDIO_ORIGIN, body, target = office }: CallOptions = {},
): Promise<{ status: number; headers: Headers; body: Answer; text: string }> {
  const request = new Request('http://storefront.example/api/back-office', {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(origin && { origin }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await answerCall(target, request, householdOf('203.0.113.7'), answer);
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : null };
}

const listReservations = (body: ListRequest = {}, options: CallOptions = {}) =>
  call<ListAnswer>(list, { ...options, body });
const readReservation = (reference: string, options: CallOptions = {}) =>
  call<ReservationAnswer>((request) => read(request, reference), options);
const takeStep = (reference: string, body: StepRequest, options: CallOptions = {}) =>
  call<ReservationAnswer & BackOfficeError>((request) => step(request, reference), { ...options, body });

const holdVehicle = async (options: Partial<Parameters<Counter['start']>[1]> = {}) =>
  started(await counter.start(await counter.addCar(), options));
const payReservation = async () => {
  const reservation = await holdVehicle();
  await counter.pay(reservation);
  await reconcile(counter.connections);
  return reservation.reference;
};

describe('the reservations API', () => {
  test('refuses callers without a valid studio token (OPEN-016)', async () => {
    const endedToken = await lake.signIn('editor');
    await fetch(`${lake.url}/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${endedToken}` },
    });
    for (const token of [null, 'guess', endedToken, '" or 1=1']) {
      const { status, body } = await call(session, { token });
      expect([token, status, body.code]).toEqual([token, 401, 'not_signed_in']);
    }
  });

  test('refuses programs with a content lake token', async () => {
    for (const token of Object.values(TOKENS)) {
      const { status, body } = await call(session, { token });
      expect([status, body.code]).toEqual([403, 'no_rights']);
    }
  });

  test('admits studio users whose role covers shoppers, each to the sites of the role (OPEN-016)', async () => {
    for (const [name, mayAct] of [
      ['admin', true],
      ['editor', true],
      ['sales', true],
    ] as const) {
      const { body } = await call<object>(session, { token: tokens[name] });
      expect(body).toMatchObject({
        user: { id: `u${name}` },
        sites: [
          { slug: 'sample', name: 'The sample site', timeZone: 'Australia/Adelaide', mayAct },
          { slug: 'second', mayAct },
        ],
      });
    }
  });

  test('refuses users whose role only covers content (OPEN-016)', async () => {
    const reference = await payReservation();
    const asViewer = { token: tokens.viewer };
    const answers = [
      await call(session, asViewer),
      await listReservations({}, asViewer),
      await call(exportCsv, { ...asViewer, body: {} }),
      await readReservation(reference, asViewer),
      await takeStep(reference, { action: 'refund', seen: 'paid' }, asViewer),
    ];
    for (const { status, body, text } of answers) {
      expect([status, (body as BackOfficeError | null)?.code]).toEqual([403, 'no_rights']);
      for (const secret of Object.values(CUSTOMER)) expect(text).not.toContain(secret);
    }
    expect((await readReservation(reference)).body.reservation.status).toBe('paid');
  });

  test('refuses origins other than the studio', async () => {
    const { headers } = await call(session);
    expect(headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('origin');
    expect(headers.get('cache-control')).toBe('no-store');
    for (const origin of ['https://evil.example', 'null', 'http://sample.localhost:3000']) {
      const refusal = await call(session, { origin });
      expect([refusal.status, refusal.body.code]).toEqual([403, 'forbidden']);
      expect(refusal.headers.get('access-control-allow-origin')).toBeNull();
    }
    // The studio must be able to read a refusal, so it needs the CORS header.
    const signedOut = await call(session, { token: null });
    expect(signedOut.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN);
  });

  test('refuses hosts without a site', async () => {
    const elsewhere = new Request('http://unknown.example/api/back-office', {
      headers: { host: 'unknown.example', origin: STUDIO_ORIGIN, authorization: `Bearer ${tokens.admin}` },
    });
    const refusal = await answerCall(office, elsewhere, householdOf('203.0.113.7'), session);
    expect([refusal.status, (await refusal.json()).code]).toEqual([421, 'misdirected']);
    const preflight = await answerPreflight(office, elsewhere, ['POST']);
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([421, null]);
  });

  test('admits a preflight request of the studio', async () => {
    const preflight = (origin: string) =>
      answerPreflight(
        office,
        new Request('http://storefront.example/', { method: 'OPTIONS', headers: { origin } }),
        ['POST'],
      );
    const preflightAnswer = await preflight(STUDIO_ORIGIN);
    expect(preflightAnswer.status).toBe(204);
    expect(Object.fromEntries(preflightAnswer.headers)).toMatchObject({
      'access-control-allow-origin': STUDIO_ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect([...(await preflight('https://evil.example')).headers]).toEqual([]);
  });

  test('refuses everyone when no studio is configured or the content lake is down', async () => {
    const withoutStudio = await call(session, { target: { ...office, origins: [] } });
    expect([withoutStudio.status, withoutStudio.body.code]).toEqual([503, 'not_set_up']);
    expect(withoutStudio.headers.get('access-control-allow-origin')).toBeNull();
    const project = { ...office.project, host: 'http://localhost:1' };
    const withoutLake = await call(session, { target: { ...office, project } });
    expect([withoutLake.status, withoutLake.body.code]).toEqual([502, 'upstream_failed']);
  });

  test('logs each refusal that may be an attack, without the token', async () => {
    reports.splice(0);
    await call(session, { token: 'guess' });
    await call(session, { token: tokens.viewer });
    await call(session, { origin: 'https://evil.example' });
    await call(session);
    expect(reports.map((line) => JSON.parse(line))).toEqual(
      ['not_signed_in', 'no_rights', 'forbidden'].map((refusal) => ({
        level: 'warn',
        refusal,
        path: '/api/back-office',
        message: 'back_office_call_refused',
      })),
    );
  });
});

describe('the list', () => {
  test('is paged and filtered by site, state and search words', async () => {
    const first = await holdVehicle();
    const second = await holdVehicle({
      customer: { ...CUSTOMER, name: 'Sam Lee', email: 'sam@shopper.example' },
    });
    const all = await listReservations();
    expect(all.body.reservations.map(({ reference }) => reference)).toEqual([
      second.reference,
      first.reference,
    ]);
    expect(all.body.reservations[0]).toEqual({
      reference: second.reference,
      site: 'sample',
      status: 'held',
      reason: null,
      car: { title: '2021 Toyota HiLux', stocknum: expect.stringMatching(/^R\d+$/) },
      name: 'Sam Lee',
      // Of the location; the site is in Adelaide.
      timeZone: 'Australia/Perth',
      feeCents: 20_000,
      paidCents: 0,
      returnedCents: 0,
      heldUntil: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      problem: null,
      assistant: null,
    });
    const page = await listReservations({ limit: 1 });
    expect(page.body.next).not.toBeNull();
    const rest = await listReservations({ limit: 1, after: page.body.next });
    expect(rest.body).toMatchObject({ reservations: [{ reference: first.reference }], next: null });
    const references = async (filter: ListRequest) =>
      (await listReservations(filter)).body.reservations.map(({ reference }) => reference);
    expect(await references({ query: 'sam@shopper' })).toEqual([second.reference]);
    expect(await references({ sites: ['sample'], statuses: ['held'] })).toHaveLength(2);
    expect(await references({ statuses: ['paid'] })).toEqual([]);
    expect(await references({ sites: ['second'] })).toEqual([]);
  });

  test('has only the sites of the caller', async () => {
    const { reference } = await holdVehicle({ site: { ...site(), slug: 'elsewhere' } });
    expect((await listReservations()).body.reservations).toEqual([]);
    expect((await listReservations({ sites: ['elsewhere'] })).body.reservations).toEqual([]);
    expect((await readReservation(reference)).status).toBe(404);
    expect((await takeStep(reference, { action: 'release', seen: 'held' })).status).toBe(404);
  });

  test('downloads as a file (OPEN-016)', async () => {
    const { reference } = await holdVehicle();
    await holdVehicle();
    const { headers, text } = await call(exportCsv, { body: { query: reference } });
    expect(headers.get('content-type')).toContain('text/csv');
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Reference: reference, Site: 'sample', Email: CUSTOMER.email });
  });

  test('rejects invalid parameters', async () => {
    for (const body of [
      '{',
      '[]',
      '"words"',
      { limit: 0 },
      { limit: 201 },
      { statuses: ['sold'] },
      { query: 'x'.repeat(101) },
      { sites: 'sample' },
      { unknown: 1 },
    ]) {
      const { status, body: problem } = await call(list, { body });
      expect([JSON.stringify(body).slice(0, 30), status, problem.code]).toEqual([
        JSON.stringify(body).slice(0, 30),
        400,
        'bad_input',
      ]);
    }
    expect((await call(list, { body: ' '.repeat(70_000) })).status).toBe(413);
  });
});

describe('one reservation', () => {
  test('has its money, contacts, audit trail and possible steps (OPEN-025)', async () => {
    const reference = await payReservation();
    const { body } = await readReservation(reference.slice(2).toLowerCase());
    expect(body.reservation).toMatchObject({
      reference,
      status: 'paid',
      mobile: '0412345678',
      email: CUSTOMER.email,
      paidCents: 20_000,
      returnedCents: 0,
      carUrl: expect.stringMatching(/^https:\/\/sample\.example\/cars\/2021-toyota-hilux-r\d+$/),
      stripe: { payment: expect.stringMatching(/^pi_/), refund: null },
      steps: [
        { action: 'refund', to: 'refund_pending' },
        { action: 'agree', to: 'agreed' },
        { action: 'complete', to: 'completed' },
      ],
    });
    expect(body.reservation.trail.map(({ from, to, actor }) => [from, to, actor.kind])).toEqual([
      [null, 'held', 'shopper'],
      ['held', 'paid', 'reconciliation'],
    ]);
    expect((await readReservation(reference, { target: viewOnlyOffice })).body.reservation.steps).toEqual([]);
  });

  test('answers 404 when it does not exist', async () => {
    for (const reference of ['R-000000', 'x', "' or 1=1", '../session', 'R-'.repeat(500)])
      expect([reference.slice(0, 12), (await readReservation(reference)).status]).toEqual([
        reference.slice(0, 12),
        404,
      ]);
  });
});

describe('a step', () => {
  test('refunds a fee and records who and why (OPEN-025)', async () => {
    const reference = await payReservation();
    const { status, body } = await takeStep(reference, {
      action: 'refund',
      seen: 'paid',
      note: '  rang on Monday  ',
    });
    expect(status).toBe(200);
    expect(body.reservation).toMatchObject({ status: 'refund_pending', steps: [] });
    await reconcile(counter.connections);
    const { reservation } = (await readReservation(reference)).body;
    expect(reservation).toMatchObject({ status: 'refunded', returnedCents: 20_000 });
    expect(reservation.trail.at(2)).toMatchObject({
      from: 'paid',
      to: 'refund_pending',
      actor: { kind: 'staff', id: 'ueditor' },
      note: 'rang on Monday',
    });
  });

  test('is forbidden for a role that may only read', async () => {
    const reference = await payReservation();
    for (const action of ['refund', 'agree', 'complete', 'release'] as const) {
      const { status, body } = await takeStep(
        reference,
        { action, seen: 'paid' },
        { target: viewOnlyOffice },
      );
      expect([status, body.code]).toEqual([403, 'read_only']);
    }
    expect((await readReservation(reference)).body.reservation.status).toBe('paid');
  });

  test('does nothing when the state has changed, and returns the new state', async () => {
    const reference = await payReservation();
    expect(
      (await takeStep(reference, { action: 'agree', seen: 'paid' }, { token: tokens.admin })).status,
    ).toBe(200);
    // An agreed sale can be refunded too, but the second person acted on an outdated state.
    const lateStep = await takeStep(reference, { action: 'refund', seen: 'paid' });
    expect([lateStep.status, lateStep.body.code, lateStep.body.reservation.status]).toEqual([
      409,
      'changed',
      'agreed',
    ]);
    expect((await readReservation(reference)).body.reservation.status).toBe('agreed');
    const informedStep = await takeStep(reference, { action: 'refund', seen: 'agreed' });
    expect(informedStep.body.reservation.status).toBe('refund_pending');
  });

  test('is rejected when the state does not allow it', async () => {
    const { reference } = await holdVehicle();
    for (const action of ['refund', 'agree', 'complete'] as const) {
      const { status, body } = await takeStep(reference, { action, seen: 'held' });
      expect([status, body.reservation.status]).toEqual([409, 'held']);
    }
  });

  test('is executed once when ten people send it at once', async () => {
    const reference = await payReservation();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        takeStep(
          reference,
          { action: 'refund', seen: 'paid' },
          { token: count % 2 ? tokens.admin : tokens.editor },
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    await reconcile(counter.connections);
    const { rows } = await counter.pool.query(
      "select count(*)::int as refunds from reservation_transitions where to_status = 'refund_pending'",
    );
    expect(rows).toEqual([{ refunds: 1 }]);
  });

  test('that releases a car refunds a payment whose webhook was lost', async () => {
    const reservation = await holdVehicle();
    await counter.pay(reservation);
    const { body } = await takeStep(reservation.reference, { action: 'release', seen: 'held' });
    expect(body.reservation).toMatchObject({ status: 'refund_pending', paidCents: 20_000 });
  });

  test('rejects an invalid body', async () => {
    const { reference } = await holdVehicle();
    for (const body of [
      { action: 'pay', seen: 'held' },
      { action: 'release' },
      { action: 'release', seen: 'sold' },
      { action: 'release', seen: 'held', note: 'x'.repeat(501) },
      { action: 'release', seen: 'held', actor: 'staff:somebody' },
    ])
      expect((await takeStep(reference, body as StepRequest)).status).toBe(400);
    expect((await readReservation(reference)).body.reservation.status).toBe('held');
  });
});

test('limits the rate of steps and files', async () => {
  const { reference } = await holdVehicle();
  await expectRate(RATES.staffReservationStep, 409, () =>
    takeStep(reference, { action: 'agree', seen: 'held' }),
  );
  await expectRate(RATES.staffReservationExport, 200, () => call(exportCsv, { body: {} }));
});

/** Sends requests until one is refused. Allows two windows of the limit, because one may end meanwhile. */
async function expectRate({ most }: RateLimit, within: number, ask: () => Promise<{ status: number }>) {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= 2 * most) statuses.push((await ask()).status);
  expect([statuses.at(-1), new Set(statuses.slice(0, -1))]).toEqual([429, new Set([within])]);
  expect(statuses.length).toBeGreaterThan(most);
}

test('answers errors without details, and logs no shopper and no token', async () => {
  await counter.pool.query('alter table reservations rename to hidden');
  const answer = await listReservations({ query: CUSTOMER.name });
  await counter.pool.query('alter table hidden rename to reservations');
  expect([answer.status, answer.text]).toEqual([
    500,
    JSON.stringify({ error: 'Something went wrong. Please try again.', code: 'failed' }),
  ]);
  expect(reports.length).toBeGreaterThan(10);
  for (const secret of [...Object.values(CUSTOMER), '0412345678', 'rang on', ...Object.values(tokens)])
    expect(reports.join('\n')).not.toContain(secret);
});
