import { createHash } from 'node:crypto';

export const shapeKey = (query: string): string =>
  createHash('sha1').update(query).digest('hex').slice(0, 16);
