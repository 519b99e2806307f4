import { readVariable } from '@forecourt/lib/platform/env';
import { loggableError } from '@forecourt/lib/platform/logging/loggable-error';
import pino from 'pino';

/** The process's log: one JSON line per event, never containing secrets. */
export const log = pino({
  name: 'storefront',
  base: undefined,
  level: readVariable('LOG_LEVEL'),
  serializers: { err: loggableError },
});

const warnedKeys = new Set<string>();

/** Warns once per process of a lasting condition. */
export function warnOnce(key: string, fields: Record<string, unknown>, message: string): void {
  if (warnedKeys.has(key)) return;
  // Bounded, in case keys ever come from outside.
  if (warnedKeys.size >= 1000) warnedKeys.clear();
  warnedKeys.add(key);
  log.warn(fields, message);
}
