import type { ResponseAnswer, TrailAnswer } from '@forecourt/lib/leads/inbox';
import { listInbox } from '@forecourt/lib/leads/inbox.server';
import type { LeadStatus } from '@forecourt/lib/leads/status';
import { setThreadStatus } from '@forecourt/lib/leads/thread/status.server';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { readLeadFile } from '@forecourt/lib/operations/back-office/lead-files.server';
import {
  exportLeads,
  readTrail,
  resend,
  responseTimes,
} from '@forecourt/lib/operations/back-office/leads.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { bookDrive, noon, wanted } from '../test-drive/testing.ts';
import { store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
const logLines: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query(
    'truncate leads, mail_deliveries, lead_deliveries, rate_limits restart identity cascade',
  );
});

const call = (body: unknown, { mayAct = true, sites = ['sample'] } = {}): Call => ({
  request: new Request('https://sample.example/', { method: 'POST', body: JSON.stringify(body) }),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    mayManageFeeds: false,
    mayCreateSites: false,
    grants: [],
    sites: sites.map((slug) => ({
      slug,
      name: slug,
      url: `https://${slug}.example`,
      timeZone: 'Australia/Brisbane',
      mayAct,
    })),
  },
  office: {
    pool: database.pool,
    places: async () => [],
    report: (...facts: unknown[]) => logLines.push(JSON.stringify(facts)),
  } as unknown as BackOffice,
});
const answerOf = async <Answer>(response: Promise<Response>): Promise<Answer> => (await response).json();
const listLeads = async () => {
  const page = { siteSlugs: ['sample'], userId: 'p-kim', after: null, limit: 50 };
  return (await listInbox(database.pool, { view: 'all' }, page)).leads;
};
const places = async () => new Map([['sample-sales', 'Sample Motors Milton']]);
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

describe('leads in the back office', () => {
  test('list their deliveries and can be sent again', async () => {
    const { id } = await store(database.pool, submission());
    await sql(
      `insert into lead_deliveries (lead_id, kind, channel_id, channel_name, state, attempts, problem)
       values ($1, 'webhook', 'crm', 'The CRM', 'dead', 80, 'answered 500')`,
      [id],
    );
    await sql(`update mail_deliveries set state = 'sent', attempts = 1, sent_at = now()`);
    const trail = () => answerOf<TrailAnswer>(readTrail(call({}), id));
    expect((await trail()).deliveries).toMatchObject([
      { kind: 'dealer', state: 'sent', messages: 1, nextAttemptAt: null },
      { kind: 'shopper', state: 'sent' },
      { kind: 'route', state: 'waiting' },
      { kind: 'webhook', name: 'The CRM', state: 'dead', attempts: 80, problem: 'answered 500' },
    ]);
    const { deliveries } = await answerOf<TrailAnswer>(resend(call({}), id));
    expect(deliveries.map(({ kind, state, messages }) => [kind, state, messages])).toEqual([
      ['dealer', 'waiting', 2],
      ['shopper', 'sent', 1],
      ['route', 'waiting', 2],
      ['webhook', 'dead', 1],
    ]);
    for (const foreign of [call({}, { sites: ['another'] })])
      await expect(readTrail(foreign, id)).rejects.toThrow(ApiError);
    await expect(resend(call({}, { sites: ['another'] }), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resend(call({}, { mayAct: false }), id)).rejects.toMatchObject({ code: 'read_only' });
    await expect(readTrail(call({}), 'no id')).rejects.toMatchObject({ code: 'not_found' });
    expect(logLines.join()).not.toMatch(/Nguyen|@|0412/);
  });

  test('are not sent while they are suspected spam', async () => {
    const { id } = await store(database.pool, submission({ trap: 'x' }));
    await expect(readTrail(call({}), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(resend(call({}), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('offer their files as downloads to permitted users', async () => {
    const resume = {
      name: 'Résumé Kim.pdf',
      type: 'application/pdf',
      content: Buffer.from('%PDF-1'),
    } as const;
    const { id } = await store(database.pool, submission(), null, { files: [resume] });
    const { id: other } = await store(database.pool, submission({ message: 'Two' }));
    const [second, first] = await listLeads();
    expect(second?.files).toEqual([]);
    expect(first?.files).toMatchObject([{ name: resume.name, type: resume.type, bytes: 6 }]);
    const file = first?.files[0]?.id ?? '';
    const response = await readLeadFile(call({}, { mayAct: false }), { id, file });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(resume.content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%20Kim.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    // A stored type that could run in the browser is served as a plain download.
    await sql(`update lead_files set type = 'text/html', name = E'a"\r\nx: y.html'`);
    const { headers } = await readLeadFile(call({}), { id, file });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%22%0D%0Ax%3A%20y.html");

    const expectRefusal = async (as: object, wanted: { id: string; file: string }) =>
      expect(readLeadFile(call({}, as), wanted)).rejects.toMatchObject({ code: 'not_found' });
    await expectRefusal({ sites: ['another'] }, { id, file });
    await expectRefusal({ sites: [] }, { id, file });
    await expectRefusal({}, { id: other, file });
    await expectRefusal({}, { id, file: 'no id' });
    await sql('update leads set suspect = true');
    await expectRefusal({}, { id, file });
  });

  test('show time, place, cancellation and consent of a test drive (OPEN-009)', async () => {
    const { id } = await bookDrive(database.pool, wanted(noon(3), { textAgreed: true }));
    await store(database.pool, submission());
    const drives = async () => (await listLeads()).flatMap((lead) => lead.drive ?? []);
    const place = 'Sample Motors Milton';
    const drive = {
      startsAt: noon(3).toISOString(),
      timeZone: 'Australia/Brisbane',
      place: 'sample-sales',
      status: 'booked',
    };
    expect(await drives()).toEqual([drive]);
    const answers = (await listLeads()).find((lead) => lead.id === id)?.answers;
    expect(answers).toContainEqual(['SMS reminder', 'Yes']);
    expect(answers?.at(-1)?.[0]).toBe('Marketing opt-in');
    await sql(`update test_drive_bookings set status = 'cancelled'`);
    expect(await drives()).toEqual([{ ...drive, status: 'cancelled' }]);
    const rows = parse(await (await exportLeads(call({}), places)).text(), { bom: true, columns: true });
    expect(rows).toContainEqual(
      expect.objectContaining({ 'Test drive location': place, 'Test drive cancelled': 'Yes' }),
    );
  });

  test('are exported as CSV without formulas', async () => {
    const { id } = await store(database.pool, submission({ message: '=HYPERLINK("https://evil.example")' }));
    await sql(`update leads set answered_at = created_at + interval '90 minutes' where id = $1`, [id]);
    const response = await exportLeads(call({ view: 'all' }), places);
    const rows = parse(await response.text(), { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Reference: id,
        Site: 'sample',
        Name: 'Kim Nguyen',
        'Minutes to answer': '90',
        'Not delivered': 'No',
      },
    ]);
    expect((rows[0] as Record<string, string>).Message).toMatch(/^'=HYPERLINK/);
    expect(logLines.at(-1)).toContain('"rows":1');
  });

  test('count the first answer, with the median by week', async () => {
    await store(database.pool, submission());
    const { rows: threads } = await sql('select thread_id as id from leads');
    const set = (status: LeadStatus) =>
      setThreadStatus(database.pool, ['sample'], { threadId: threads[0]?.id, status, userId: 'p-kim' });
    await set('contacted');
    const { rows } = await sql('select answered_at from leads');
    await set('new');
    await set('lost');
    expect((await sql('select answered_at from leads')).rows).toEqual(rows);

    for (const message of ['One', 'Two', 'Three']) await store(database.pool, submission({ message }));
    const { rows: all } = await sql('select id from leads order by created_at');
    // Wednesday noon of last week, with answers after 10, 20 and 90 minutes.
    const noon = `(date_trunc('week', now() at time zone 'Australia/Brisbane') - interval '4 days 12 hours')
                  at time zone 'Australia/Brisbane'`;
    for (const [index, minutes] of [10, 20, 90, null].entries())
      await sql(
        `update leads set created_at = ${noon}, answered_at = ${noon} + make_interval(mins => $2) where id = $1`,
        [all[index]?.id, minutes],
      );
    const { weeks } = await answerOf<ResponseAnswer>(responseTimes(call({ sites: ['sample'] })));
    expect(weeks).toMatchObject([{ leads: 4, answered: 3, medianMinutes: 20 }]);
    expect(new Date(`${weeks[0]?.week}T00:00:00Z`).getUTCDay()).toBe(1);
    expect((await answerOf<ResponseAnswer>(responseTimes(call({}, { sites: ['another'] })))).weeks).toEqual(
      [],
    );
  });
});
