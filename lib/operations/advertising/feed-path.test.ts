import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedPath, signedVersion } from './feed-path.server.ts';

const SECRET = 'a-secret-of-outgoing-feeds-of-tests';
const partsOf = (path: string) => path.split('/').slice(2).map(decodeURIComponent);

test('the version of a signed path is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 9999 }), (id, secretVersion) => {
      const [feed = '', signature = '', file] = partsOf(
        feedPath({ id, secretVersion, format: 'tsv' }, SECRET),
      );
      expect(feed).toBe(id);
      expect(file).toBe('stock.tsv');
      expect(signedVersion(id, signature, SECRET)).toBe(secretVersion);
    }),
  );
});

test('rejects a signature of another feed, version or secret', () => {
  const [, signature = ''] = partsOf(feedPath({ id: 'a', secretVersion: 1, format: 'csv' }, SECRET));
  expect(signedVersion('b', signature, SECRET)).toBeNull();
  expect(signedVersion('a', signature.replace(/^1-/, '2-'), SECRET)).toBeNull();
  expect(signedVersion('a', signature, 'another-secret')).toBeNull();
  expect(signedVersion('a', signature, '')).toBeNull();
  expect(signedVersion('a', '1-', SECRET)).toBeNull();
});
