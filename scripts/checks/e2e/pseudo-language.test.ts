import { expect, test } from 'vitest';
import { withCatalogue } from './pseudo-language.ts';

const CATALOGUE = { mail: { hello: ['您好 ', ['name']], note: '“}” and "{"' }, shell: { menu: '菜单' } };
const FROM = JSON.stringify(CATALOGUE);

test('replaces the catalogue in a script, and no object that begins like it', () => {
  const other =
    '{mail:{hello:["Hello ",["name"]],note:"A longer text, so that it is as long."},shell:{menu:"Menu"}}';
  const script = (texts: string) => `let n=${other},o={en:n,zh:${texts}};e.s(["texts",0,o])`;
  const minified = `{mail:{hello:["您好 ",["name"]],note:'“}” and "{"'},shell:{menu:"\\u83dc单"}}`;
  expect(withCatalogue(script(minified), FROM, '{"mail":{}}')).toBe(script('{"mail":{}}'));
});

test('leaves a script without the catalogue as it is', () => {
  const script = 'let n={mail:{hello:"Hello"}};';
  expect(withCatalogue(script, FROM, '{}')).toBe(script);
});
