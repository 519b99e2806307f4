/** A span that continues a trace, possibly of another process, such as a shopper's request. */
export interface ContinuedSpan {
  /** Operation and queue, such as `process mail_deliveries`. */
  name: string;
  /** Parent in W3C Trace Context format; null starts a trace. */
  traceparent: string | null;
  /** OpenTelemetry messaging attributes, without personal data. */
  attributes: Readonly<Record<string, string | number>>;
}

/** Tracing functions; absent while tracing is off. */
export interface Tracing {
  traceparent(): string | null;
  continueTrace<Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result>;
}

// Global, because the framework bundles this module separately from the server, in one process.
const NAME = Symbol.for('forecourt.tracing');
const processGlobals = globalThis as { [NAME]?: Tracing | null };

/** Connects this module to the SDK; null disconnects it. */
export function setTracing(tracing: Tracing | null): void {
  processGlobals[NAME] = tracing;
}

/** Returns the current span in W3C Trace Context format, to store with later work, or null. */
export const traceparentNow = (): string | null => processGlobals[NAME]?.traceparent() ?? null;

/** Runs work in a span of an earlier trace, or without a span while tracing is off. */
export const continueTrace = <Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result> =>
  processGlobals[NAME]?.continueTrace(span, work) ?? work();
