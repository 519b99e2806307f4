import { TRANSLATED_FIELDS, TRANSLATED_TYPES } from '@forecourt/lib/sites/translations';
import { describe, expect, test } from 'vitest';
import { schemaTypes } from '../types.ts';

interface DocumentType {
  name: string;
  fields: { name: string; hidden?: boolean | ((context: { document: object }) => boolean) }[];
  preview: { prepare: (value: object) => { subtitle?: string } };
}
const typeNamed = (name: string) => schemaTypes.find((type) => type.name === name) as unknown as DocumentType;

function shownFields(type: string, document: object): string[] {
  return typeNamed(type)
    .fields.filter(({ hidden }) => !(typeof hidden === 'function' ? hidden({ document }) : hidden))
    .map(({ name }) => name);
}

describe.each(TRANSLATED_TYPES)('a translated %s', (type) => {
  test('has its own fields, which are fields of the type', () => {
    const names = typeNamed(type).fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...TRANSLATED_FIELDS[type], 'language', 'translatedFrom']));
  });

  test('shows its texts in the form and nothing that its English document decides', () => {
    const own: readonly string[] = TRANSLATED_FIELDS[type];
    const shown = [
      ...shownFields(type, { language: 'vi', kind: 'header', url: {} }),
      ...shownFields(type, { language: 'vi', kind: 'footer', url: {} }),
    ];
    expect(new Set(shown)).toEqual(new Set(own));
  });

  test('names its language in lists, an English document does not', () => {
    const { prepare } = typeNamed(type).preview;
    expect(prepare({ language: 'vi' }).subtitle).toMatch(/^Vietnamese/);
    expect(prepare({}).subtitle ?? '').not.toMatch(/English|Vietnamese/);
  });
});

test('an English document shows the fields that it showed before', () => {
  expect(shownFields('popup', {})).toEqual(
    typeNamed('popup')
      .fields.map(({ name }) => name)
      .filter((name) => !['language', 'translatedFrom'].includes(name)),
  );
  expect(shownFields('navigation', { kind: 'footer' })).not.toContain('menus');
});
