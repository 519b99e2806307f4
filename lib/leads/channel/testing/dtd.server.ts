import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DTD = path.join(import.meta.dirname, 'adf-1.0.dtd');

/** Whether the validating parser of libxml2 is on this machine. */
export const hasXmllint = (): boolean => spawnSync('xmllint', ['--version']).error === undefined;

/**
 * Which documents a validating parser does not accept by the document type definition of ADF 1.0.
 * @returns their positions in the list, and what the parser says of all of them
 */
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
    // Of a document that is no XML it says where, of any other one that is not valid that it does not validate.
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
