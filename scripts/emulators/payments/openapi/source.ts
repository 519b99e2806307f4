/**
 * Source of the shapes in this folder: facts read from Stripe's public specification
 * (https://github.com/stripe/openapi, `components.schemas` of the file); no prose was copied.
 */
export const SPECIFICATION = {
  file: 'latest/openapi.spec3.json',
  commit: '18fa2cc768024b47789dc6fa243acd48478acac2',
  /** One month older than the version this emulator implements, from the same release train. */
  version: '2026-09-30.endive',
} as const;
