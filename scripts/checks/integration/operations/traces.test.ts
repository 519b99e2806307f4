import { deliverNextLead } from '@forecourt/lib/leads/channel/outbox.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { type Delivery, deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { continueTrace, traceparentNow } from '@forecourt/lib/platform/telemetry/trace-context';
import { sendable, startTraces, tracesAreOn } from '@forecourt/lib/platform/telemetry/traces.server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf, SHOPPER, store, submission } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { openCollector, type SentSpan } from './testing/collector.ts';

const CHANNEL: MailSite['leadChannels'][number] = {
  id: 'crm',
  name: 'The CRM',
  kind: 'adfMail',
  isOn: true,
  emails: ['crm@dealer.example'],
  url: null,
  secretNumber: 1,
  locationIds: null,
  departments: null,
  makes: null,
  carTypes: null,
  hours: null,
  adf: null,
};

test('traces are off unless the standard variables name an endpoint', async () => {
  expect(tracesAreOn({})).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://x/v1/traces' })).toBe(true);
  expect(await startTraces('storefront')).toBeNull();
});

test('without traces, work runs normally and nothing is recorded', async () => {
  expect(traceparentNow()).toBeNull();
  const span = { name: 'process mails', traceparent: null, attributes: {} };
  await expect(continueTrace(span, async () => 'done')).resolves.toBe('done');
});

test('traces contain no addresses and no personal data', () => {
  const spans: unknown[] = [];
  const exporter = sendable({
    export: (batch) => void spans.push(...batch),
    shutdown: async () => {},
  });
  const span = {
    name: 'GET /reservations/R-7K2M9Q?token=secret',
    attributes: { 'http.target': '/reservations/R-7K2M9Q?token=secret', 'http.status_code': 200 },
    events: [{ name: 'exception', attributes: { 'exception.message': 'no mail to kim@shopper.example' } }],
    spanContext: () => ({ traceId: 'one' }),
  };
  exporter.export([span as never], () => {});
  const [sentSpan] = spans as (typeof span)[];
  expect(sentSpan).toMatchObject({ name: 'GET', attributes: { 'http.status_code': 200 } });
  expect(sentSpan?.spanContext()).toEqual({ traceId: 'one' });
  expect(JSON.stringify([sentSpan?.attributes, sentSpan?.events])).not.toMatch(/secret|kim@|R-7K/);
});

describe('while traces are on', () => {
  const REQUEST = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  let database: TestDatabase;
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let leadId: string;
  let spans: SentSpan[];

  /** Runs all work before the tests, because the SDK can only be started once per process. */
  beforeAll(async () => {
    [database, collector] = await Promise.all([startTestDatabase(), openCollector()]);
    // The exporter reads the variables of the process itself.
    const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    try {
      const traces = await startTraces('worker');
      await (await fetch(`${collector.url}/news?token=secret`)).text();
      leadId = await sendLead();
      await deliverAll();
      await traces?.stop();
      await store(database.pool, submission());
    } finally {
      if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
      else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before;
    }
    spans = await collector.spans();
  });
  afterAll(async () => {
    collector?.close();
    await database?.stop();
  });

  const sendLead = () => {
    const traceparent = `00-${REQUEST.traceId}-${REQUEST.spanId}-01`;
    return continueTrace({ name: 'take a lead', traceparent, attributes: {} }, async () => {
      const { id } = await store(database.pool, submission());
      return id;
    });
  };

  /** Runs the worker's jobs in turn. The mail server rejects the shopper's mail. */
  async function deliverAll(): Promise<void> {
    const report = () => {};
    const site: MailSite = { ...MAIL_SITE, leadChannels: [CHANNEL] };
    const sender = {
      send: async ({ to }: Mail) => {
        if (to.includes(SHOPPER))
          throw Object.assign(new Error(`550 <${SHOPPER}>: unknown`), {
            code: 'EENVELOPE',
            responseCode: 550,
          });
      },
      close: () => {},
    };
    const compose = { lead: leadComposer(readerOf(site), SECRET) } as Delivery['compose'];
    const mails = { compose, sender, mailDomain: 'forecourt.example' };
    let more = true;
    while (more) more = await deliverNext(database.pool, mails, report);
    const tools = { site: async () => site, sender, from: 'hello@forecourt.example', secret: null };
    more = true;
    while (more) more = await deliverNextLead(database.pool, tools, report);
  }

  test('spans are sent to the endpoint, without addresses and personal data', async () => {
    const bytes = (await collector.bytes()).toString('latin1');
    expect(bytes).toContain('forecourt-worker');
    expect(bytes).toContain('server.address');
    for (const secret of ['secret', SHOPPER, 'Nguyen', '412 345']) expect(bytes).not.toContain(secret);
  });

  test('a request, its lead, its mails and its deliveries are one trace', () => {
    const own = spans.filter(({ traceId }) => traceId === REQUEST.traceId);
    const [request] = own.filter(({ name }) => name === 'take a lead');
    expect(request?.parentId).toBe(REQUEST.spanId);
    const mails = own.filter(({ name }) => name === 'process mail_deliveries');
    expect(mails.map(({ parentId }) => parentId)).toEqual([request?.spanId, request?.spanId]);
    // One message selects the channels and creates the deliveries.
    const [route, delivery] = own.filter(({ name }) => name === 'process lead_deliveries');
    expect(route?.parentId).toBe(request?.spanId);
    expect(delivery?.parentId).toBe(route?.spanId);
  });

  test('a failed delivery has an error code and the id of the lead', async () => {
    const bytes = (await collector.bytes()).toString('latin1');
    expect(bytes).toContain('error.type');
    expect(bytes).toContain('EENVELOPE');
    expect(bytes).toContain(leadId);
  });

  test('a lead stores no trace once traces are off', async () => {
    const { rows } = await database.pool.query<{ kept: boolean; own: boolean }>(
      `select trace_parent is not null as kept, lead_id = $1 as own from mail_deliveries
       union all select trace_parent is not null, lead_id = $1 from lead_deliveries`,
      [leadId],
    );
    expect(rows.length).toBeGreaterThan(4);
    for (const { kept, own } of rows) expect(kept).toBe(own);
  });
});
