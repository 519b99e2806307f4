// Vitest's global set-up of tests with emulators: one PostgreSQL server for all test files, with a migrated
// template from which each file's database is cloned. A server per file cost two seconds of processor time.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { freePort } from '../port.ts';
import { start } from '../service.ts';
import { SHARED_SERVER } from './database.ts';

/** Test data need not survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/**
 * Starts the server and publishes the address of its template. The returned function stops it and deletes its
 * folder.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-postgres-'));
  const service = await start({ port: await freePort(), dataDir: folder, settings: SETTINGS });
  // On Ctrl-C, Vitest ends without calling the returned function.
  process.once('exit', () => {
    if (service.pid && existsSync(folder)) process.kill(service.pid, 'SIGINT');
  });
  await migrate(service.databaseUrl);
  process.env[SHARED_SERVER] = service.databaseUrl;
  return async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
