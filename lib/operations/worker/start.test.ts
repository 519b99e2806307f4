import { expect, test } from 'vitest';
import { EnvironmentError } from '../../platform/env.ts';
import { PART_NAMES, PARTS, partsOf } from './parts.server.ts';
import { startWorker } from './start.server.ts';

test('reports every missing variable once, all together', async () => {
  const problem = await startWorker({ SMTP_URL: 'http://secret.example' }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(EnvironmentError);
  const { problems, message } = problem as EnvironmentError;
  const names = problems.map((line) => line.trim().split(':')[0]);
  expect(names).toEqual([...new Set(names)]);
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SANITY_PROJECT_ID', 'ALGOLIA_APP_ID'])
    expect(names).toContain(name);
  expect(message).not.toContain('secret');
});

test('a single part requires only its own variables', async () => {
  await expect(startWorker({}, { only: ['retention'] })).rejects.toThrow(/^[^\n]*\n {2}DATABASE_URL[^\n]*$/);
  await expect(
    startWorker(
      { DATABASE_URL: 'postgres://nowhere', RETENTION_DAYS: 'payments=30' },
      { only: ['retention'] },
    ),
  ).rejects.toThrow('payments are accounting records');
});

test('leaves out the parts that are not configured', () => {
  const optional = ['reservations', 'orderEvents', 'photos', 'photo-checks', 'pushes', 'releases', 'reviews'];
  expect(partsOf({})).toEqual(PART_NAMES.filter((name) => !optional.includes(name)));
  const environment = {
    STRIPE_SECRET_KEY: 'sk',
    AGENT_PLATFORMS: '[]',
    VAPID_PUBLIC_KEY: 'key',
    PHOTOS_AHEAD: '2',
    MEDIA_URL: 'https://media.example',
    SANITY_WRITE_TOKEN: 'sk',
  };
  expect(partsOf(environment)).toEqual(PART_NAMES);
});

test('checks photos without a folder for them, as with imgproxy', async () => {
  const { load } = PARTS['photo-checks'];
  const { prepare } = await load();
  expect(() => prepare({ MEDIA_URL: 'https://media.example' })).not.toThrow();
  expect(() => prepare({ MEDIA_URL: 'https://media.example', PHOTOS_AHEAD: '2' })).toThrow('MEDIA_FOLDER');
});
