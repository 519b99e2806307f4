/** Statements that break the previous release, with the alternative. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [
    /\bdrop\s+(?:type|view|materialized\s+view|function|schema)\b/i,
    'drops an object that older code may use',
  ],
  [/\brename\b/i, 'renames: add the new name, copy, and drop the old one a release later'],
  [
    /\balter\s+column\b.*?\b(?:set\s+data\s+)?type\b/i,
    'changes the type of a column: add another column instead',
  ],
  [/\bset\s+not\s+null\b/i, 'requires a value that older code may not write'],
  [
    // An identity column numbers the rows itself.
    /\badd\s+column\b(?!.*\b(?:default|generated\s+always)\b).*\bnot\s+null\b/i,
    'adds a column that needs a value without giving it a default',
  ],
];

/** Justifies a statement: `-- contract: unused since 1.4`. */
const CONTRACT = /^\s*--\s*contract:\s*\S+/m;

/**
 * Returns a migration's statements that would break the previous release, which still runs during a roll-out
 * and after a rollback. A statement below a comment `-- contract: WHY` completes an earlier change, and is
 * allowed.
 * @returns one line for each, such as `drops a column: ALTER TABLE …`
 */
export function breakingStatements(sql: string): string[] {
  // Keywords in string literals and semicolons in comments are not SQL.
  const plain = sql.replaceAll(/--.*$|'(?:[^']|'')*'/gm, (part) =>
    part.startsWith('--') ? part.replaceAll(';', ',') : "''",
  );
  return plain.split(';').flatMap((statement) => {
    if (CONTRACT.test(statement)) return [];
    const code = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
    return BREAKING.filter(([pattern]) => pattern.test(code)).map(
      ([, problem]) => `${problem}: ${code.slice(0, 90)}`,
    );
  });
}
