import type { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import type { Tracing } from './trace-context.ts';

type Instrumentation = Extract<NodeSDKConfiguration['instrumentations'][number], { enable(): void }>;
type TracerProvider = Parameters<Instrumentation['setTracerProvider']>[0];
type Tracer = ReturnType<TracerProvider['getTracer']>;
type SpanKind = NonNullable<NonNullable<Parameters<Tracer['startSpan']>[1]>['kind']>;
type SpanStatusCode = Parameters<ReturnType<Tracer['startSpan']>['setStatus']>[0]['code'];

/** The name by which our own spans are told from those of libraries. */
const SCOPE = 'forecourt';
/** Numbers of the protocol, whose enumerations are part of a package that we do not load for two numbers. */
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
 * Makes our own spans, and reads and continues traces.
 * @param contexts the SDK's
 * @param propagator reads and writes the header `traceparent`
 * @returns what the SDK has to register, since it brings the tracer, and what the product uses
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
      // One message at a time, so its creator may be the parent: the whole way is one trace, with one sampling decision.
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

/** A code or a class: messages of mail servers quote addresses. */
function errorType(error: unknown): string {
  const { code, name = typeof error } = Object(error) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
}
