/** pino's level numbers, so that the same tools read the logs of workers and storefront. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** Writes a line of JSON to stderr, for processes without a logger. */
export function writeLine(level: keyof typeof LEVELS, fields: object, message: string): void {
  process.stderr.write(
    `${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...fields, msg: message })}\n`,
  );
}
