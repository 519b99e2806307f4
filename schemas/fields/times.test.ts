import { createSchema } from 'sanity';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '../blocks/registry.ts';
import { schemaTypes } from '../types.ts';
import { scheduleText } from './times.ts';

const schema = createSchema({ name: 'test', types: schemaTypes });
const now = new Date('2026-11-22T00:00:00Z');

describe('dated documents and blocks', () => {
  test.each(blockTypes.map(({ name }) => name))('%s has a start and an end', (name) => {
    const { fields, preview } = schema.get(name) as unknown as {
      fields: { name: string }[];
      preview: { prepare: (value: object) => { subtitle: string } };
    };
    expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(['showFrom', 'showUntil']));
    expect(preview.prepare({ showUntil: '2020-01-01T00:00:00Z' }).subtitle).toContain('ended');
    expect(preview.prepare({ showFrom: '2099-01-01T00:00:00Z' }).subtitle).toContain('scheduled');
  });

  test('have no note while they show', () => {
    expect(scheduleText(undefined, null, now)).toBeUndefined();
    expect(scheduleText('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', now)).toBeUndefined();
    expect(scheduleText('2026-11-01T00:00:00Z', '2026-11-22T00:00:00Z', now)).toBe('ended');
  });
});
