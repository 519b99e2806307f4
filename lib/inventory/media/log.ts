/** Writes a line to the log. */
export type Log = (level: 'warn' | 'error', fields: object, message: string) => void;
