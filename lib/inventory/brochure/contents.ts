import type { Sheet } from './sheet.ts';

/** Lines on the first page of contents, below its heading, and on each later page. */
const FIRST = 29;
const NEXT = 33;

/** A line of the contents: a vehicle and its page number, from 1. */
export interface ContentsLine {
  sheet: Sheet;
  page: number;
}

/** Returns the pages of contents and the total number of pages. */
export function contentsOf(sheets: readonly Sheet[]): { pages: ContentsLine[][]; total: number } {
  const ahead = 1 + Math.max(0, Math.ceil((sheets.length - FIRST) / NEXT));
  const lines = sheets.map((sheet, at) => ({ sheet, page: ahead + at + 1 }));
  const pages = Array.from({ length: ahead }, (_, at) =>
    at === 0 ? lines.slice(0, FIRST) : lines.slice(FIRST + (at - 1) * NEXT, FIRST + at * NEXT),
  );
  return { pages, total: ahead + sheets.length };
}
