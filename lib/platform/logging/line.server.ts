/** Numbers of levels, as pino writes them: workers and the storefront are read by the same programs. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** Writes a line of JSON to the log of a process that has no log of its own: to the standard error. */
export function writeLine(level: keyof typeof LEVELS, fields: object, message: string): void {
  process.stderr.write(
    `${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...fields, msg: message })}\n`,
  );
}
