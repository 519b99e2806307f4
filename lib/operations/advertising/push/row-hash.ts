import { createHash } from 'node:crypto';
import type { AdvertRow } from '../receiver.ts';

/** Returns a hash of a row; rows with the same columns and values in any order have the same. */
export const rowHash = (row: AdvertRow): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
