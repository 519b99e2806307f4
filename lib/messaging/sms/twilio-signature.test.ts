import { expect, test } from 'vitest';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.ts';

// The example in Twilio's documentation of webhook security.
const url = 'https://example.com/myapp.php?foo=1&bar=2';
const form = new URLSearchParams({
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
});

test('computes the signature of Twilio’s example', () => {
  expect(twilioSignature('12345', url, form)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
});

test('refuses another address, parameter, token and a missing signature', () => {
  const signature = twilioSignature('12345', url, form);
  expect(isSignedByTwilio('12345', signature, ['http://other.example/', url], form)).toBe(true);
  expect(isSignedByTwilio('12345', signature, [`${url}3`], form)).toBe(false);
  expect(isSignedByTwilio('12346', signature, [url], form)).toBe(false);
  expect(isSignedByTwilio('12345', null, [url], form)).toBe(false);
  const changed = new URLSearchParams(form);
  changed.set('From', '+61400000000');
  expect(isSignedByTwilio('12345', signature, [url], changed)).toBe(false);
});
