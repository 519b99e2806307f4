import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface TextIndex {
  /**
   * Returns the ids of stored documents that contain every word or a word starting with it; undefined if the
   * index cannot answer the query.
   */
  find(words: readonly string[]): string[] | undefined;
}

/** Full-text lookup over the stored documents, using SQLite's FTS5. */
export class TextSearch implements TextIndex {
  readonly #find: StatementSync;

  constructor(db: DatabaseSync) {
    this.#find = db.prepare(
      'SELECT document.id FROM document_text JOIN document ON document.number = document_text.rowid WHERE document_text MATCH ?',
    );
  }

  find(words: readonly string[]): string[] | undefined {
    const terms = words.map(toTerm);
    if (terms.includes(undefined)) return undefined;
    return this.#find.all(terms.join(' AND ')).map((row) => String(row.id));
  }
}

/** `hon*` -> `"hon"*`. Words with a leading star, or without a letter or digit, cannot be looked up. */
function toTerm(word: string): string | undefined {
  const stem = word.split('*', 1)[0]?.replaceAll('"', ' ').trim() ?? '';
  return /[\p{L}\p{N}]/u.test(stem) ? `"${stem}"*` : undefined;
}

/** Returns the words of a search text; none for a lone `*` or an empty text, which both match everything. */
export function searchWords(text: string): string[] {
  const words = text.replaceAll('"', ' ').split(/\s+/).filter(Boolean);
  return words.length === 1 && words[0] === '*' ? [] : words;
}

/** Folds text for comparison: without accents and in lower case, so that `Café` equals `cafe`. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
