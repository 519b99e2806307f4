import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { z } from 'zod';
import { parseEnvironment, variables } from '../env.ts';
import { sendableAttributes, sendableName } from './spans.ts';
import { setTracing } from './trace-context.ts';

type SpanExporter = NonNullable<NodeSDKConfiguration['traceExporter']>;
type ReadableSpan = Parameters<SpanExporter['export']>[0][number];

const tracesSchema = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_SDK_DISABLED: variables.OTEL_SDK_DISABLED,
  OTEL_SERVICE_NAME: variables.OTEL_SERVICE_NAME,
  OTEL_TRACES_EXPORTER: variables.OTEL_TRACES_EXPORTER,
});

const areOn = (settings: z.output<typeof tracesSchema>): boolean =>
  settings.OTEL_SDK_DISABLED !== 'true' &&
  settings.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(settings.OTEL_EXPORTER_OTLP_ENDPOINT || settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/** Returns whether the standard's variables enable tracing. */
export const tracesAreOn = (environment: Record<string, string | undefined>): boolean =>
  areOn(parseEnvironment(tracesSchema, environment));

/**
 * Starts sending traces by OTLP if an endpoint is configured: the framework's spans, outgoing calls and
 * outbox deliveries. Otherwise loads nothing. Exported spans contain no personal data.
 * @param service default service name; `OTEL_SERVICE_NAME` overrides it
 * @returns a function that flushes and stops it; null while tracing is off
 */
export async function startTraces(service: string): Promise<{ stop(): Promise<void> } | null> {
  const settings = parseEnvironment(tracesSchema);
  if (!areOn(settings)) return null;
  const [
    { NodeSDK },
    { OTLPTraceExporter },
    { UndiciInstrumentation },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { ownTracing },
  ] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/instrumentation-undici'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('./tracing.server.ts'),
  ]);
  // Read by the SDK. Metrics go to Prometheus and logs to stdout instead.
  process.env.OTEL_METRICS_EXPORTER ??= 'none';
  process.env.OTEL_LOGS_EXPORTER ??= 'none';
  const contextManager = new AsyncLocalStorageContextManager().enable();
  const { instrumentation, tracing } = ownTracing(contextManager, new W3CTraceContextPropagator());
  const sdk = new NodeSDK({
    serviceName: settings.OTEL_SERVICE_NAME ?? `forecourt-${service}`,
    traceExporter: sendable(new OTLPTraceExporter()),
    contextManager,
    instrumentations: [new UndiciInstrumentation(), instrumentation],
  });
  sdk.start();
  setTracing(tracing);
  return {
    stop: async () => {
      setTracing(null);
      await sdk.shutdown().catch(() => {});
    },
  };
}

export function sendable(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(sendableSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const sendableSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: sendableName(span.name, span.attributes['http.route'] ?? span.attributes['next.route']) },
    attributes: { value: sendableAttributes(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: sendableAttributes(event.attributes ?? {}),
      })),
    },
  });
