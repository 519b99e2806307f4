import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { expect, test, vi } from 'vitest';
import { loadErrorTexts } from './error-texts.client.ts';

test('gives the messages of rules in a language by their English text', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const language = new URL(address, 'http://localhost').searchParams.get('language');
    return Response.json({ errors: messagesOf(language === 'vi' ? 'vi' : 'en').errors });
  });
  const texts = await loadErrorTexts('vi');
  expect(texts.get('Please enter a number.')).toBe('Vui lòng nhập một số.');
  expect(texts.get('Own text')).toBeUndefined();
});
