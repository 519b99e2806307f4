import { describe, expect, test } from 'vitest';
import { promiseText } from './promise.ts';

const NOW = new Date('2026-11-30T01:00:00Z'); // 11:00 in Brisbane
const promise = (dueAt: string, timeZone = 'Australia/Brisbane') =>
  promiseText({ name: 'Sam', dueAt: new Date(dueAt), timeZone }, NOW);

describe('the promise to a shopper', () => {
  test('names the person, the day and the time', () => {
    expect(promise('2026-11-30T07:30:00Z')).toBe('Sam replies today before 5:30 pm.');
    expect(promise('2026-11-30T23:00:00Z')).toBe('Sam replies tomorrow before 9:00 am.');
    expect(promise('2026-12-02T23:00:00Z')).toBe('Sam replies on Thursday 3 December before 9:00 am.');
  });

  test('is in the time zone of the place', () => {
    expect(promise('2026-11-30T07:30:00Z', 'Australia/Sydney')).toBe('Sam replies today before 6:30 pm.');
  });

  test('is never earlier than the deadline', () => {
    expect(promise('2026-11-30T07:30:20Z')).toBe('Sam replies today before 5:31 pm.');
  });

  test('is not made once the deadline has passed', () => {
    expect(promise('2026-11-30T00:59:00Z')).toBeNull();
  });
});
