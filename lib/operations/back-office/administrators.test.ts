import { afterEach, expect, test, vi } from 'vitest';
import { administratorEmails } from './administrators.server.ts';

const PROJECT = { projectId: 'p1', dataset: 'production', host: 'https://lake.example' };
const member = (email: string | null, role: string, { provider = 'google', project = 'p1' } = {}) => ({
  profile: { email, provider },
  memberships: [{ resourceType: 'project', resourceId: project, roleNames: [role] }],
});
const answerWith = (...pages: { status: number; body: unknown }[]) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: URL | string) => {
    requests.push(String(url));
    const { status, body } = pages[requests.length - 1] ?? { status: 500, body: {} };
    return Response.json(body, { status });
  });
  return requests;
};
afterEach(() => vi.unstubAllGlobals());

test('lists the administrators of all pages, without robots and other projects', async () => {
  const first = [
    member('kim@x.example', 'administrator'),
    member('lee@x.example', 'editor'),
    member('robot@x.example', 'administrator', { provider: 'sanity-token' }),
    member(null, 'administrator'),
  ];
  const second = [
    member('ada@x.example', 'administrator'),
    member('zoe@x.example', 'administrator', { project: 'p2' }),
  ];
  const requests = answerWith(
    { status: 200, body: { data: first, nextCursor: 'more' } },
    { status: 200, body: { data: second, nextCursor: null } },
  );
  expect(await administratorEmails(PROJECT, 'token')).toEqual(['kim@x.example', 'ada@x.example']);
  expect(requests[1]).toContain('nextCursor=more');
});

test('fails without the right to read members', async () => {
  answerWith({ status: 403, body: {} });
  await expect(administratorEmails(PROJECT, 'token')).rejects.toThrow('403');
});
