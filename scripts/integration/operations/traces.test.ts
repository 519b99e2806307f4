import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendable, startTraces, tracesAreOn } from '@forecourt/lib/telemetry/traces.server';
import { expect, test } from 'vitest';

test('traces are off unless the standard variables name an endpoint', async () => {
  expect(tracesAreOn({})).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  expect(tracesAreOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://x/v1/traces' })).toBe(true);
  expect(await startTraces('storefront', {})).toBeNull();
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

test('traces are sent to the endpoint on shutdown', async () => {
  const bodies: Promise<Buffer>[] = [];
  const read = async (request: IncomingMessage) => Buffer.concat((await request.toArray()) as Buffer[]);
  const collector = createServer((request, response) => {
    if (request.url === '/v1/traces') bodies.push(read(request));
    request.once('end', () => response.end());
    if (request.url !== '/v1/traces') request.resume();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  // The exporter reads the variables of the process itself.
  const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  try {
    const traces = await startTraces('worker', process.env);
    await (await fetch(`${endpoint}/news?token=secret`)).text();
    await traces?.stop();
  } finally {
    if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before;
    collector.close();
  }
  const bytesSent = Buffer.concat(await Promise.all(bodies)).toString('latin1');
  expect(bytesSent).toContain('forecourt-worker');
  expect(bytesSent).toContain('server.address');
  expect(bytesSent).not.toContain('secret');
});
