import { createHash } from 'node:crypto';

/** Returns a short key for the text of a query. */
export const shapeKey = (query: string): string =>
  createHash('sha1').update(query).digest('hex').slice(0, 16);
