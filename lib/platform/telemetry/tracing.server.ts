import type { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import type { Tracing } from './trace-context.ts';

type Instrumentation = Extract<NodeSDKConfiguration['instrumentations'][number], { enable(): void }>;
type TracerProvider = Parameters<Instrumentation['setTracerProvider']>[0];
type Tracer = ReturnType<TracerProvider['getTracer']>;
type SpanKind = NonNullable<NonNullable<Parameters<Tracer['startSpan']>[1]>['kind']>;
type SpanStatusCode = Parameters<ReturnType<Tracer['startSpan']>['setStatus']>[0]['code'];

const SCOPE = 'forecourt';
/** Enum values of OpenTelemetry, whose import would change the version that others get. */
const CONSUMER: SpanKind = 4;
const ERROR: SpanStatusCode = 2;

const getter = {
  get: (carrier: { traceparent: string }, key: string) =>
    key === 'traceparent' ? carrier.traceparent : undefined,
  keys: () => ['traceparent'],
};
const setter = {
  set: (carrier: Record<string, string>, key: string, value: string) => {
    carrier[key] = value;
  },
};

/**
 * Creates our spans and continues traces.
 * @param contexts the SDK's context manager
 * @param propagator reads and writes `traceparent`
 * @returns an instrumentation to register, which receives the SDK's tracer, and the product's tracing
 * functions
 */
export function ownTracing(
  contexts: AsyncLocalStorageContextManager,
  propagator: W3CTraceContextPropagator,
): { instrumentation: Instrumentation; tracing: Tracing } {
  let tracer: Tracer | undefined;
  const instrumentation: Instrumentation = {
    instrumentationName: SCOPE,
    instrumentationVersion: '1',
    enable: () => {},
    disable: () => {},
    setTracerProvider: (provider) => {
      tracer = provider.getTracer(SCOPE);
    },
    setMeterProvider: () => {},
    setConfig: () => {},
    getConfig: () => ({ enabled: true }),
  };
  const tracing: Tracing = {
    traceparent: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(contexts.active(), carrier, setter);
      return carrier.traceparent ?? null;
    },
    continueTrace: async ({ name, traceparent, attributes }, work) => {
      if (!tracer) return work();
      // Since each span processes one message, its creator is the parent rather than a link: one trace, one
      // sampling decision.
      const parent = traceparent
        ? propagator.extract(contexts.active(), { traceparent }, getter)
        : contexts.active();
      return tracer.startActiveSpan(name, { kind: CONSUMER, attributes }, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setAttribute('error.type', errorType(error));
          span.setStatus({ code: ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
  return { instrumentation, tracing };
}

/** Returns a code or class name, because messages of mail servers quote addresses. */
function errorType(error: unknown): string {
  const { code, name = typeof error } = Object(error) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
}
