import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newestMigration } from '@forecourt/lib/platform/database/migrated.server';
import type { Environment } from '@forecourt/lib/platform/env';
import { afterEach, expect, test, vi } from 'vitest';
import { answerHealth, storefrontReadiness } from './routes.ts';

/** Timestamp of the newest migration of the database; null if none has run. */
let applied: number | null;
vi.mock('@forecourt/lib/platform/database/client.server', () => ({
  monitoringPool: () => ({ query: async () => ({ rows: [{ latest: applied }] }) }),
}));
vi.mock('@forecourt/lib/sites/content-lake/client.server', () => ({
  lakeClient: () => ({ fetch: async () => 4 }),
}));

let server: Server;
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

async function instance() {
  const readiness = storefrontReadiness({ DATABASE_URL: 'postgres://localhost/x' } as Environment);
  server = createServer((request, response) => void answerHealth(request, response, readiness));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { status: answer.status, body: await answer.json() };
  };
}

const { tag, when } = newestMigration();

test.each([
  ['without its newest migration', when - 1],
  ['without any migration', null],
])('on a database %s, an instance lives, gets no visitors and names the migration', async (_, latest) => {
  applied = latest;
  const ask = await instance();
  expect((await ask('/livez')).status).toBe(200);
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: {
      ready: false,
      problems: [`migrations: The database is missing the migration ${tag}. Run pnpm db:migrate.`],
      warnings: [],
    },
  });
});

test('an instance that waits for a migration gets visitors once it has run', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  applied = when - 1;
  const ask = await instance();
  expect((await ask('/readyz')).status).toBe(503);
  applied = when;
  vi.setSystemTime(Date.now() + 2_000);
  expect((await ask('/readyz')).status).toBe(200);
});

test('an instance is ready on the schema of a later version', async () => {
  applied = when + 1;
  expect((await (await instance())('/readyz')).status).toBe(200);
});
