import { expect, test } from 'vitest';
import { ENGLISH } from '../languages.ts';
import { argumentsOf, phrasesOf, textsOf } from './catalogue.ts';
import { pseudoMessage, pseudoMessages } from './pseudo.ts';

test('marks and lengthens a message, and keeps its arguments, plural forms and tags', () => {
  expect(pseudoMessage('Search')).toBe('⟦Šééááŕçĥ⟧');
  expect(pseudoMessage('{count, plural, one {# <b>car</b>} other {# cars in {place}}}')).toBe(
    '⟦{count, plural, one {# <b>çááŕ</b>} other {# çááŕš ííñ {place}}}⟧',
  );
  expect(pseudoMessage("It''s '{free}'")).toBe("⟦ÍÍţ''š '{ƒŕéééé}'⟧");
});

test('replaces the noun of vehicles by a word with accents', () =>
  expect(pseudoMessage('Every {noun}')).toBe('⟦ÉÉṽééŕý {noun, select, other {ñóóúúñ}}⟧'));

test('keeps a message without words as it is', () => {
  expect(pseudoMessage('{price} – 12%')).toBe('{price} – 12%');
});

test('every message of the product becomes one with the same arguments, without a plain letter', () => {
  for (const [path, text] of textsOf(ENGLISH)) {
    const message = pseudoMessage(text);
    expect(argumentsOf(message, ENGLISH), path).toEqual(argumentsOf(text, ENGLISH));
    expect(phrasesOf(message, ENGLISH).join(''), path).not.toMatch(/[a-z]/i);
  }
});

test('the messages are a third longer', () => {
  const length = (texts: object) => JSON.stringify(texts).length;
  const english = [...textsOf(ENGLISH).values()];
  const ratio = length(english.map(pseudoMessage)) / length(english);
  expect(ratio).toBeGreaterThan(1.25);
  expect(ratio).toBeLessThan(1.45);
});

test('the catalogue has the namespaces of the English one', () => {
  expect(pseudoMessages()).toMatchObject({ footer: { accessibility: '⟦ÁÁççééššííƀííļííţý⟧' } });
});
