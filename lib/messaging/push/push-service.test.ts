import { expect, test } from 'vitest';
import { isPushAddress } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('accepts %s', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://169.254.169.254/latest',
  'not an address',
])('refuses %s', (address) => {
  expect(isPushAddress(address)).toBe(false);
});

test('accepts the emulator only where it is configured', () => {
  expect(isPushAddress('http://localhost:4005/push/1', 'http://localhost:4005')).toBe(true);
  expect(isPushAddress('http://localhost:4005/push/1', 'http://localhost:4006')).toBe(false);
  expect(isPushAddress('http://localhost:4005/push/1')).toBe(false);
});
