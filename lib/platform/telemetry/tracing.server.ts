import type { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import type { Tracing } from './trace-context.ts';

type Instrumentation = Extract<NodeSDKConfiguration['instrumentations'][number], { enable(): void }>;
type TracerProvider = Parameters<Instrumentation['setTracerProvider']>[0];
type Tracer = ReturnType<TracerProvider['getTracer']>;
type SpanKind = NonNullable<NonNullable<Parameters<Tracer['startSpan']>[1]>['kind']>;
type SpanStatusCode = Parameters<ReturnType<Tracer['startSpan']>['setStatus']>[0]['code'];

/** Instrumentation scope of our spans. */
const SCOPE = 'forecourt';
/** Values of the API's enumerations: importing its package here would change which version other packages resolve. */
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
 * Creates spans of our own, and reads and continues traces.
 * @param contexts the context manager of the SDK
 * @param propagator reads and writes the header `traceparent`
 * @returns an instrumentation to register, which receives the SDK's tracer, and the functions that the product uses
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
      // With one message at a time, its creator may be the parent: all of it is one trace with one sampling decision.
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

/** Returns a code or a class: messages of mail servers quote addresses. */
function errorType(error: unknown): string {
  const { code, name = typeof error } = Object(error) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
}
