import { FILE } from './shared/picture.ts';

type Reference = { from: string; to: string };

/** Returns every reference between documents, with the id of the referring document. */
export function referencesIn(documents: readonly { _id: string }[]): Reference[] {
  const references: Reference[] = [];
  for (const document of documents) {
    JSON.stringify(document, (key, value) => {
      if (key === '_ref' && typeof value === 'string' && !value.startsWith(FILE)) {
        references.push({ from: document._id, to: value });
      }
      return value;
    });
  }
  return references;
}

/** Returns duplicate ids and references to missing documents, one sentence per problem. */
export function problemsOf(documents: readonly { _id: string }[]): string[] {
  const ids = new Set<string>();
  const problems: string[] = [];
  for (const { _id } of documents) {
    if (ids.has(_id)) problems.push(`The id '${_id}' is used twice.`);
    ids.add(_id);
  }
  for (const { from, to } of referencesIn(documents)) {
    if (!ids.has(to)) problems.push(`'${from}' refers to '${to}', which does not exist.`);
  }
  return problems;
}
