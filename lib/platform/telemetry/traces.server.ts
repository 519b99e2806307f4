import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { sendableAttributes, sendableName } from './spans.ts';
import { setTracing } from './trace-context.ts';

type SpanExporter = NonNullable<NodeSDKConfiguration['traceExporter']>;
type ReadableSpan = Parameters<SpanExporter['export']>[0][number];
type Variables = Record<string, string | undefined>;

/** Whether the environment says, in the standard's variables, that traces are wanted. */
export const tracesAreOn = (environment: Variables): boolean =>
  environment.OTEL_SDK_DISABLED !== 'true' &&
  environment.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/**
 * Sends traces by OTLP, where the standard's variables name an endpoint: the framework's own spans, calls to others, and
 * deliveries of the outboxes. Without one nothing is loaded. What leaves the machine names no address and nobody.
 * @param service its name, unless `OTEL_SERVICE_NAME` gives another
 * @returns what sends the last ones and ends it; null where traces are off
 */
export async function startTraces(
  service: string,
  environment: Variables,
): Promise<{ stop(): Promise<void> } | null> {
  if (!tracesAreOn(environment)) return null;
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
  // Numbers are read by Prometheus, lines by whoever reads the output.
  environment.OTEL_METRICS_EXPORTER ??= 'none';
  environment.OTEL_LOGS_EXPORTER ??= 'none';
  const contextManager = new AsyncLocalStorageContextManager().enable();
  const { instrumentation, tracing } = ownTracing(contextManager, new W3CTraceContextPropagator());
  const sdk = new NodeSDK({
    serviceName: environment.OTEL_SERVICE_NAME || `forecourt-${service}`,
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

/** An exporter that sends of each span what may leave the machine. */
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
