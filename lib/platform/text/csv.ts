type Cell = string | number | Date | null;

/** Formats rows as CSV (RFC 4180, UTC), with a byte order mark for spreadsheets. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;

function csvCell(value: Cell): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // Prevents user input from running as a formula in a spreadsheet (CWE-1236).
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
