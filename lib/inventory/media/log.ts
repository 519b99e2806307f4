export type Log = (level: 'warn' | 'error', fields: object, message: string) => void;
