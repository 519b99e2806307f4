import { loggableError } from '@forecourt/lib/platform/logging/loggable-error';
import pino from 'pino';

/** The process's log: one JSON line per event, never a secret in it. */
export const log = pino({
  name: 'storefront',
  base: undefined,
  level: process.env.LOG_LEVEL || 'info',
  serializers: { err: loggableError },
});

const warnedKeys = new Set<string>();

/** Warns of something that stays true until somebody mends it: once per process, not on every page. */
export function warnOnce(key: string, fields: Record<string, unknown>, message: string): void {
  if (warnedKeys.has(key)) return;
  // Bounded, in case the keys ever come from outside.
  if (warnedKeys.size >= 1000) warnedKeys.clear();
  warnedKeys.add(key);
  log.warn(fields, message);
}
