import { evaluate, parse } from 'groq-js';
import {
  createSchema,
  type SanityDocument,
  type ValidateDocumentOptions,
  type ValidationMarker,
  validateDocument,
} from 'sanity';
import { schemaTypes } from '../types.ts';

const workspace = { schema: createSchema({ name: 'test', types: schemaTypes }) };

/**
 * Returns the results of a document's validation in the studio.
 * @param dataset the documents that the rules can query
 */
export function validated(
  document: Record<string, unknown>,
  dataset: readonly object[] = [],
): Promise<ValidationMarker[]> {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  };
  return validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document } as SanityDocument,
    workspace,
    environment: 'studio',
    getClient: () => client,
    getDocumentExists: async () => true,
  } as unknown as ValidateDocumentOptions);
}

/** Returns the results of `validated` as texts, such as `error blocks.[].heading: Write a heading.` */
export const complaints = async (
  document: Record<string, unknown>,
  dataset: readonly object[] = [],
): Promise<string[]> =>
  (await validated(document, dataset)).map(({ level, path, message }) => {
    const place = path.map((part) => (typeof part === 'object' ? '[]' : part)).join('.');
    return `${level} ${place}: ${message}`;
  });
