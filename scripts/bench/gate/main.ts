// Measures the time of a gate decision, by address and by session: node scripts/bench/gate/main.ts
// [--sessions N]. A real PostgreSQL with N sessions of N shoppers.
import { parseArgs } from 'node:util';
import { readSession } from '@forecourt/lib/accounts/session.server';
import { hashOf, newToken } from '@forecourt/lib/platform/crypto/secret.server';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { startTestDatabase } from '../../emulators/postgres/testing/database.ts';

const ROUNDS = 5_000;

await runTask(async () => {
  const { values } = parseArgs({ options: { sessions: { type: 'string', default: '200000' } } });
  const sessions = Number(values.sessions);
  const database = await step('Starting a database', () => startTestDatabase());
  try {
    const token = newToken();
    await step(`Signing in ${sessions} shoppers`, async () => {
      await database.pool.query(
        `with people as (
           insert into users (id, site_slug, phone)
           select gen_random_uuid(), 'sample', '+614' || lpad(n::text, 8, '0') from generate_series(1, $1::int) n
           returning id)
         insert into sessions (token_hash, user_id, site_slug, expires_at)
         select case when row_number() over () = $1 / 2 then $2 else md5(id::text) || md5(id::text) end, id, 'sample',
           now() + interval '30 days' from people`,
        [sessions, hashOf(token)],
      );
      await database.pool.query('analyze');
    });
    const line = async (name: string, sessionToken: string) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await readSession(database.pool, { siteSlug: 'sample', token: sessionToken });
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
      console.log(`${name}: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, 99 within ${at(0.99)} ms`);
    };
    await line('no token', 'x');
    await line('an unknown token', newToken());
    await line('a session', token);
  } finally {
    await database.stop();
  }
});
