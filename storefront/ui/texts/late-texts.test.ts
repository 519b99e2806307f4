import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from './late-texts.client.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('asks once for the same texts, in any order', async () => {
  fetched.mockImplementation(async () => Response.json({ ui: { close: 'Đóng' } }));
  const [first, second] = await Promise.all([
    loadTexts('vi', ['ui', 'forms']),
    loadTexts('vi', ['forms', 'ui']),
  ]);
  expect(first).toEqual({ ui: { close: 'Đóng' } });
  expect(second).toBe(first);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/texts?language=vi&of=forms%2Cui']);
});

test('asks again after a failure', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(loadTexts('zh', ['hero'])).rejects.toThrow('503');
  fetched.mockResolvedValueOnce(Response.json({ hero: {} }));
  expect(await loadTexts('zh', ['hero'])).toEqual({ hero: {} });
});
