import { format, stripVTControlCharacters } from 'node:util';
import { withoutPersonalData } from '@forecourt/lib/platform/logging/without-personal-data';
import { isLogged, noteLogged } from './logged-errors.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';
type Log = Record<Level, (fields: object, message: string) => void>;

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** Longer messages are documents, not log lines. */
const LONGEST_MESSAGE = 2_000;
/** The framework may report the same error to `onRequestError`, with more details, after logging it. */
const PATIENCE_MS = 100;
/** Symbols and colours that the framework writes for terminals. */
const TERMINAL_SIGNS = /^[^\p{L}\p{N}"'[{(]+/u;

/**
 * Turns console output of the framework and others into log lines, each error once.
 * @returns a function that restores the console
 */
export function captureConsole(log: Log, target: Console = console): () => void {
  const waiting = new Map<Error, () => void>();
  const writeWaiting = () => {
    for (const write of waiting.values()) write();
  };
  const later = (error: Error, write: () => void) => {
    if (waiting.has(error)) return;
    waiting.set(error, () => {
      waiting.delete(error);
      if (!isLogged(error)) write();
      noteLogged(error);
    });
    setTimeout(() => waiting.get(error)?.(), PATIENCE_MS);
  };
  process.on('exit', writeWaiting);
  const originals = new Map<keyof typeof LEVELS, Console['log']>();
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, Level][]) {
    originals.set(method, target[method]);
    target[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (isLogged(error)) return;
      // Objects are not logged: they may hold a form's contents.
      const rest = values.filter((value) => !(value instanceof Error));
      const words = rest.map((value) => (typeof value === 'object' && value ? '[object]' : value));
      const message = withoutPersonalData(plain(format(...words)));
      if (error) later(error, () => log[level]({ err: error }, message || 'an error'));
      else if (message) log[level]({}, message);
    };
  }
  const onWarning = (warning: Error) => log.warn({ err: warning }, 'a warning of Node');
  const defaults = process.listeners('warning');
  process.removeAllListeners('warning').on('warning', onWarning);
  return () => {
    writeWaiting();
    process.off('exit', writeWaiting);
    for (const [method, original] of originals) target[method] = original;
    process.off('warning', onWarning);
    for (const listener of defaults) process.on('warning', listener);
  };
}

function plain(text: string): string {
  const line = stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim();
  return line.replace(TERMINAL_SIGNS, '').slice(0, LONGEST_MESSAGE);
}
