import { loggableError } from '@forecourt/lib/logging/loggable-error';
import pino from 'pino';

/** The process's log: one JSON line per event, never a secret in it. */
export const log = pino({
  name: 'storefront',
  base: undefined,
  level: process.env.LOG_LEVEL ?? 'info',
  serializers: { err: loggableError },
});

const said = new Set<string>();

/** Warns of something that stays true until somebody mends it: once per process, not on every page. */
export function warnOnce(key: string, fields: Record<string, unknown>, message: string): void {
  if (said.has(key)) return;
  // A bound, should the keys ever come from outside.
  if (said.size >= 1000) said.clear();
  said.add(key);
  log.warn(fields, message);
}
