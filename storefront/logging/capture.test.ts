import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { loggableError } from '@forecourt/lib/platform/logging/loggable-error';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureConsole } from './capture.ts';
import { noteLogged } from './logged-errors.ts';

let lines: PassThrough;
let stream: PassThrough;
let ownConsole: Console;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  lines = new PassThrough();
  stream = new PassThrough();
  ownConsole = new Console(stream);
  release = captureConsole(pino({ base: undefined, serializers: { err: loggableError } }, lines), ownConsole);
});
afterEach(() => {
  release();
  vi.useRealTimers();
});

const logLines = () => {
  vi.advanceTimersByTime(1_000);
  return String(lines.read() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

test('writes each framework message as one line of JSON without terminal codes', () => {
  ownConsole.error('\u001b[31m⨯\u001b[39m', new Error('boom\nat line two'));
  ownConsole.warn('⚠ Single item size\n  exceeds maxSize');
  ownConsole.log('');
  ownConsole.info('%s of %d', 'one', 2);
  expect(logLines()).toEqual([
    expect.objectContaining({ level: 40, msg: 'Single item size exceeds maxSize' }),
    expect.objectContaining({ level: 30, msg: 'one of 2' }),
    expect.objectContaining({ level: 50, msg: 'an error', err: expect.objectContaining({ type: 'Error' }) }),
  ]);
  expect(stream.read()).toBeNull();
});

test('does not log an error twice if it is already in the log', () => {
  const error = new Error('a page failed');
  noteLogged(error);
  ownConsole.error('⨯', error);
  ownConsole.error(error);
  expect(logLines()).toEqual([]);
});

test('logs an error once that the framework writes twice', () => {
  const error = new Error('a page failed');
  ownConsole.error(error);
  ownConsole.error('⨯', error);
  expect(logLines()).toHaveLength(1);
  const other = new Error('another page failed');
  ownConsole.error(other);
  noteLogged(other);
  expect(logLines()).toEqual([]);
});

test('logs no personal data', () => {
  ownConsole.error('no mail to kim@shopper.example', new Error('nor a text to 0412 345 678'));
  ownConsole.error({ email: 'kim@shopper.example', phone: '0412345678' });
  expect(JSON.stringify(logLines())).not.toMatch(/kim@|0412/);
});

test('restores the console when released', () => {
  release();
  ownConsole.log('plain');
  expect(String(stream.read())).toBe('plain\n');
  expect(logLines()).toEqual([]);
});
