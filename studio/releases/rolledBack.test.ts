import { describe, expect, test } from 'vitest';
import { type Published, rollBackOf } from './rolledBack.ts';

const published = (id: string, title: string | null, day: number, pages = ['page-a']): Published => ({
  id,
  title,
  publishedAt: `2026-11-0${day}T00:00:00Z`,
  ids: pages.map((page) => `versions.${id}.${page}`),
});
const sale = published('r1', 'Sale', 1);
const back = published('r2', 'Rollback: Sale', 2);

describe('the rollback of a release', () => {
  test('is the later release with its title and documents', () => {
    expect(rollBackOf('r1', [sale, back])).toEqual({ releaseId: 'r2', at: '2026-11-02T00:00:00Z' });
    expect(rollBackOf('r1', [sale])).toBeNull();
    expect(rollBackOf('r9', [sale, back])).toBeNull();
  });

  test('is not one of another release with the same title', () => {
    expect(rollBackOf('r1', [sale, published('r2', 'Rollback: Sale', 2, ['page-b'])])).toBeNull();
    expect(rollBackOf('r3', [published('r3', 'Sale', 3), back])).toBeNull();
  });

  test('has no effect once it was rolled back', () => {
    const again = published('r3', 'Rollback: Rollback: Sale', 3);
    expect(rollBackOf('r1', [sale, back, again])).toBeNull();
    expect(rollBackOf('r2', [sale, back, again])?.releaseId).toBe('r3');
    const newest = published('r4', 'Rollback: Sale', 4);
    expect(rollBackOf('r1', [sale, back, again, newest])?.releaseId).toBe('r4');
  });

  test('may leave out documents that need no change', () => {
    const two = published('r1', 'Sale', 1, ['page-a', 'page-b']);
    expect(rollBackOf('r1', [two, back])?.releaseId).toBe('r2');
  });

  test('of a release without a title is found too', () => {
    const untitled = published('r1', null, 1);
    const its = published('r2', 'Rollback: Release without a title', 2);
    expect(rollBackOf('r1', [untitled, its])?.releaseId).toBe('r2');
  });
});
