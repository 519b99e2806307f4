import { expect, test } from 'vitest';
import { featureGroups } from './rows.ts';

const rows = featureGroups('', { settings: true }).flatMap((group) => group.rows);

test.each(rows.map((row) => [row.name, row] as const))(
  '%s has a title, a description and a group',
  (_, row) => {
    expect(row.title).not.toMatch(/[a-z][A-Z]|_/);
    expect(row.description).not.toBe('');
    expect(row.group).not.toBe('');
  },
);
