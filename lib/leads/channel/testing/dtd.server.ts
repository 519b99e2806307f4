import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DTD = path.join(import.meta.dirname, 'adf-1.0.dtd');

export const hasXmllint = (): boolean => spawnSync('xmllint', ['--version']).error === undefined;

/** Validates documents against the ADF 1.0 DTD; returns the indexes of invalid ones, and xmllint's output. */
export function invalidByDtd(documents: readonly string[]): { invalid: number[]; words: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-adf-'));
  try {
    const names = documents.map((document, index) => {
      writeFileSync(path.join(folder, `${index}.xml`), document);
      return `${index}.xml`;
    });
    const { error, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--dtdvalid', DTD, ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    });
    if (error) throw error;
    // xmllint reports a position for malformed documents and "does not validate" for invalid ones.
    const invalid = names.flatMap((name, index) =>
      stderr.includes(`Document ${name} does not validate`) ||
      stderr.includes(`\n${name}:`) ||
      stderr.startsWith(`${name}:`)
        ? [index]
        : [],
    );
    return { invalid, words: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
