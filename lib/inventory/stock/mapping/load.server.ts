import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { FeedError } from '../feed-error.ts';
import { type Mapping, mappingSchema } from './mapping.ts';

/**
 * Loads a mapping file, a TypeScript module or JSON.
 *
 * @throws FeedError naming what is invalid
 */
export async function loadMapping(file: string): Promise<Mapping> {
  let content: unknown;
  try {
    content = file.endsWith('.json')
      ? JSON.parse(await readFile(file, 'utf8'))
      : ((await import(pathToFileURL(path.resolve(file)).href)) as { default?: unknown }).default;
  } catch (cause) {
    throw new FeedError(`The mapping ${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  return parseMapping(content, file);
}

/**
 * Validates a mapping.
 *
 * @param name identifies the mapping in the error
 * @throws FeedError naming what is invalid
 */
export function parseMapping(content: unknown, name: string): Mapping {
  const mapping = mappingSchema.safeParse(content);
  if (!mapping.success)
    throw new FeedError(`The mapping ${name} is not valid:\n${z.prettifyError(mapping.error)}`);
  return mapping.data;
}
