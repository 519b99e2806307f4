import { shortDescription, shortDisclaimer } from '@/content/offer-excerpt.ts';
import { plainText, safeHtml } from '@/content/safe-html.ts';
import type { ShownAs } from '../shown-as.ts';

/** How an element renders its field's text, by the same rules as the page. */
export const TEXT_FORMS: Readonly<Record<ShownAs, (words: string) => string>> = {
  words: (words) => words,
  offerDescription: (words) => shortDescription(plainText(words)).text,
  offerDisclaimer: (words) => shortDisclaimer(words).text,
  // Serialised by the browser, since it is compared with `innerHTML`.
  offerHtml: remembered((words) => {
    const template = document.createElement('template');
    template.innerHTML = safeHtml(words);
    return template.innerHTML;
  }),
};

function remembered(form: (words: string) => string): (words: string) => string {
  const forms = new Map<string, string>();
  return (words) => {
    const existing = forms.get(words);
    if (existing !== undefined) return existing;
    const newForm = form(words);
    forms.set(words, newForm);
    return newForm;
  };
}
