import { CROPS, WHOLE_PICTURES } from '@forecourt/lib/sites/pictures/crops';
import { expect, test } from 'vitest';
import { schemaTypes } from './types.ts';

interface Type {
  name?: string;
  type?: string;
  fields?: readonly Type[];
  of?: readonly Type[];
}

/** Returns every field of pictures as `type.field`, of arrays too. */
function pictureFields({ name, type, fields = [], of = [] }: Type, holder = ''): string[] {
  if (type === 'picture') return holder ? [holder] : [];
  if (type === 'array') return of.flatMap((member) => pictureFields(member, holder));
  const own = name ?? type ?? '';
  return fields.flatMap((field) =>
    // A nested object without a type name of its own is stored without `_type`.
    field.type === 'object'
      ? pictureFields({ ...field, name: own })
      : pictureFields(field, `${own}.${field.name}`),
  );
}

test('the studio knows how each picture field is cropped', () => {
  const found = schemaTypes.flatMap((type) =>
    type.name === 'picture' || type.type === 'array' ? [] : pictureFields(type as Type),
  );
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(CROPS), ...WHOLE_PICTURES].toSorted());
});
