import { describe, expect, it } from 'vitest';
import {
  chosenLanguage,
  handlerLanguage,
  languageOfRequest,
  withLanguage,
} from './handler-language.server.ts';

const from = (referer?: string) => ({
  headers: new Headers({ host: 'harbour.example', ...(referer && { referer }) }),
});
const offered = { languages: ['zh', 'ar'] as ('zh' | 'ar')[] };

describe('the language of a request to a handler', () => {
  it.each([
    [undefined, 'en'],
    ['https://harbour.example/zh/contact?x=1', 'zh'],
    ['https://harbour.example/ar', 'ar'],
    ['https://harbour.example/contact', 'en'],
    ['https://harbour.example/vi/contact', 'en'],
    ['https://other.example/zh/contact', 'en'],
    ['no address', 'en'],
  ])('sent by %s is %s', (referer, language) => {
    expect(languageOfRequest(from(referer), offered)).toBe(language);
  });

  it('is that of its own address first', () => {
    expect(languageOfRequest(from('https://harbour.example/zh'), offered, 'ar')).toBe('ar');
    expect(languageOfRequest(from('https://harbour.example/zh'), offered, 'en')).toBe('zh');
  });

  it('is a choice unless it is English', () => {
    expect(withLanguage('zh', chosenLanguage)).toBe('zh');
    expect(withLanguage('en', chosenLanguage)).toBeNull();
    expect(chosenLanguage()).toBeNull();
  });

  it('lasts while the handler runs', async () => {
    const seen = await withLanguage('vi', async () => {
      await Promise.resolve();
      return handlerLanguage();
    });
    expect([seen, handlerLanguage()]).toEqual(['vi', null]);
  });
});
