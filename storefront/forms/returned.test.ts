import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureName, failureText, returnedProblems } from './answers.ts';
import { answerCookies, forgetAnswers, packAnswers, returnedForm, unpackAnswers } from './returned.server.ts';

const request = new Request('http://harbour.localhost/api/leads', { method: 'POST' });
const typed = { name: 'Kim Nguyễn', message: 'Two lines\nof words, with a ; and a "quote"', terms: 'on' };

const jar = (set: readonly string[]) => {
  const values = new Map(set.map((one) => [one.split('=')[0] ?? '', /=([^;]*)/.exec(one)?.[1] ?? '']));
  return { get: (name: string) => (values.has(name) ? { value: values.get(name) ?? '' } : undefined) };
};

describe('form returned to a browser without JavaScript', () => {
  test('keeps typed values in HttpOnly cookies of its page', () => {
    const set = answerCookies(request, '/finance?car_id=a1#finance-form', typed);
    for (const one of set) expect(one).toContain('; Path=/finance; ');
    for (const one of set) expect(one).toContain('; HttpOnly; SameSite=Lax');
    expect(set.join()).not.toContain('Kim');
    expect(returnedForm(jar(set), 'email.phone')).toEqual({ problems: ['email', 'phone'], answers: typed });
  });

  test('keeps nothing without problems, or once read', () => {
    expect(returnedForm(jar(answerCookies(request, '/finance', typed)), undefined).answers).toBeNull();
    expect(returnedForm(jar(forgetAnswers(request, '/finance')), 'name').answers).toBeNull();
  });

  test('keeps the longest message in any language within cookie limits', () => {
    for (const message of [
      'Is it still there? '.repeat(210),
      Array.from({ length: 4000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 37) % 900))).join(''),
    ]) {
      const set = answerCookies(request, '/finance', { ...typed, message });
      expect(returnedForm(jar(set), 'name').answers?.message).toBe(message.trim());
      for (const one of set) expect(one.length).toBeLessThan(4000);
    }
  });

  test('fits for any input, and reads any cookie without throwing', () => {
    const answers = fc.dictionary(fc.string(), fc.string({ maxLength: 6_000, unit: 'binary' }), {
      maxKeys: 5,
    });
    fc.assert(
      fc.property(
        answers,
        (given) => packAnswers(given).length <= 10_500 && unpackAnswers(packAnswers(given)) !== null,
      ),
      { numRuns: 10 },
    );
    fc.assert(fc.property(fc.string(), (given) => unpackAnswers(given) === null || true));
  });

  test('validates again and shows how it failed as a whole', () => {
    const check = (answers: Record<string, string>): Record<string, string> =>
      answers.email ? { email: 'wrong' } : { name: 'missing', email: 'missing' };
    expect(returnedProblems({ problems: ['email'], answers: null }, check)).toEqual({ email: 'missing' });
    expect(returnedProblems({ problems: ['email'], answers: { email: 'x' } }, check)).toEqual({
      email: 'wrong',
    });
    const texts = { failed: 'It failed', busy: 'Too many' };
    expect(failureText({ problems: [failureName(429)], answers: null }, texts)).toBe('Too many');
    expect(failureText({ problems: [failureName(503)], answers: null }, texts)).toBe('It failed');
    expect(failureText({ problems: ['email'], answers: null }, texts)).toBeNull();
  });
});
