import { describe, expect, test } from 'vitest';
import { foldersIn, foldersOf, folderText, isInFolder } from './folders.ts';

const pictures = [
  { tags: ['Offers/2026/Summer', 'Ute'] },
  { tags: ['Offers/2026'] },
  { tags: ['Offers old/'] },
  { tags: ['Ute'] },
];

describe('folders of the media library', () => {
  test('form a tree, each with the count of its pictures', () =>
    expect(foldersOf(pictures)).toEqual([
      { path: 'Offers', name: 'Offers', depth: 0, count: 2 },
      { path: 'Offers/2026', name: '2026', depth: 1, count: 2 },
      { path: 'Offers/2026/Summer', name: 'Summer', depth: 2, count: 1 },
      { path: 'Offers old', name: 'Offers old', depth: 0, count: 1 },
    ]));

  test('contain subfolders but not folders with a similar name', () => {
    expect(pictures.map(({ tags }) => isInFolder(tags, 'Offers'))).toEqual([true, true, false, false]);
    expect(pictures.map(({ tags }) => isInFolder(tags, ''))).toEqual([false, false, false, true]);
  });

  test('are read in any spelling', () => {
    expect(foldersIn(' Offers / 2026 ,, Team,Offers/2026/')).toEqual(['Offers/2026', 'Team/']);
    expect(folderText(['Ute', 'Team/', 'Offers/2026'])).toBe('Team, Offers/2026');
  });
});
