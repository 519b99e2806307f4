import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

type User = Parameters<TestLake['signIn']>[0];

/** A database, and a content lake with the sites Coast and Harbour and signed-in users. */
export interface TestOffice<Who extends User> {
  database: TestDatabase;
  lake: TestLake;
  tokens: Record<Who, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a database and a content lake, and signs users in.
 * @param people names of users of the lake's test options
 */
export async function startOffice<Who extends User>(
  people: readonly Who[],
  options?: Parameters<typeof testLake>[0],
): Promise<TestOffice<Who>> {
  const [database, lake] = await Promise.all([startTestDatabase(), testLake(options)]);
  const signedIn = await Promise.all(people.map(async (who) => [who, await lake.signIn(who)] as const));
  for (const slug of ['coast', 'harbour'])
    await lake.client.create({
      _id: `site-${slug}`,
      _type: 'site',
      name: `${slug} caravans`,
      slug: { _type: 'slug', current: slug },
    });
  return {
    database,
    lake,
    tokens: Object.fromEntries(signedIn) as Record<Who, string>,
    stop: async () => {
      await lake.close();
      await database.stop();
    },
  };
}
