/** A span that goes on with what somebody else began, such as a shopper's request. */
export interface ContinuedSpan {
  /** The operation and the queue, such as `process mail_deliveries`. */
  name: string;
  /** What began it, as W3C Trace Context writes it; null begins a trace. */
  traceparent: string | null;
  /** By OpenTelemetry's conventions for messages; nothing that identifies a person. */
  attributes: Readonly<Record<string, string | number>>;
}

/** What traces offer while they are on. */
export interface Tracing {
  traceparent(): string | null;
  continueTrace<Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result>;
}

// The framework bundles this module apart from the server, and both run in one process: both find the tracing by its name.
const NAME = Symbol.for('forecourt.tracing');
const processGlobals = globalThis as { [NAME]?: Tracing | null };

/** Turns on what this module does; null turns it off. */
export function setTracing(tracing: Tracing | null): void {
  processGlobals[NAME] = tracing;
}

/** The trace that is under way, to be stored with what goes on later; null outside of one, and while traces are off. */
export const traceparentNow = (): string | null => processGlobals[NAME]?.traceparent() ?? null;

/**
 * Runs work as a span of the trace that owed it; while traces are off, the work alone.
 * @throws what the work throws, after the span says so
 */
export const continueTrace = <Result>(span: ContinuedSpan, work: () => Promise<Result>): Promise<Result> =>
  processGlobals[NAME]?.continueTrace(span, work) ?? work();
