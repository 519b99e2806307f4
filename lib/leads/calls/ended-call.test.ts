import { expect, test } from 'vitest';
import { endedCall } from './ended-call.ts';

const report = (fields: Record<string, string>) =>
  endedCall(new URLSearchParams({ CallSid: 'CA1', To: '+61770100901', ...fields }));

test.each([
  ['the location answered', { DialCallStatus: 'completed', DialCallDuration: '65' }, true, 65],
  ['nobody answered', { DialCallStatus: 'no-answer', CallStatus: 'in-progress' }, false, null],
  ['the caller hung up after a talk', { CallStatus: 'completed', CallDuration: '65' }, true, 65],
  ['the caller hung up while it rang', { CallStatus: 'no-answer', CallDuration: '0' }, false, null],
] as const)('reads that %s', (_name, fields, isAnswered, seconds) => {
  expect(report(fields)).toEqual({ providerId: 'CA1', called: '+61770100901', isAnswered, seconds });
});

test('refuses a report without a call', () => {
  expect(endedCall(new URLSearchParams({ To: '+61770100901' }))).toBeNull();
});
