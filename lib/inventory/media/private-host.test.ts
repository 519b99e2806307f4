import { expect, test } from 'vitest';
import { isPrivateHost } from './private-host.ts';

const hostOf = (address: string) => new URL(address).hostname;

test.each([
  'http://localhost/',
  'http://app.localhost/',
  'http://photos/',
  'http://printer.local/',
  'http://db.internal./',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://224.0.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:a00:1::]/',
])('%s is not on the public internet', (address) => expect(isPrivateHost(hostOf(address))).toBe(true));

test.each(['https://photos.dealer.example/', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])(
  '%s may be on the public internet',
  (address) => expect(isPrivateHost(hostOf(address))).toBe(false),
);
