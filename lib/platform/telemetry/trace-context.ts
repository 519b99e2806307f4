/** A span that continues a trace which another process may have started, such as a shopper's request. */
export interface ContinuedSpan {
  /** The operation and the queue, such as `process mail_deliveries`. */
  name: string;
  /** The parent in the format of W3C Trace Context; null starts a trace. */
  traceparent: string | null;
  /** By OpenTelemetry's conventions for messages; nothing that identifies a person. */
  attributes: Readonly<Record<string, string | number>>;
}

/** Tracing as the product uses it; there is none while traces are off. */
export interface Tracing {
  traceparent(): string | null;
  continueTrace<Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result>;
}

// The framework bundles this module apart from the server, and both run in one process: both find the tracing by its name.
const NAME = Symbol.for('forecourt.tracing');
const processGlobals = globalThis as { [NAME]?: Tracing | null };

/** Connects this module to the SDK; null disconnects it. */
export function setTracing(tracing: Tracing | null): void {
  processGlobals[NAME] = tracing;
}

/** The current span in the format of W3C Trace Context, to store with later work; null without one, and while traces are off. */
export const traceparentNow = (): string | null => processGlobals[NAME]?.traceparent() ?? null;

/**
 * Runs work in a span of an earlier trace; while traces are off, runs the work alone.
 * @throws what the work throws, after marking the span as failed
 */
export const continueTrace = <Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result> =>
  processGlobals[NAME]?.continueTrace(span, work) ?? work();
