import { expect, test } from 'vitest';
import { base64Of, filesProblem } from './files.ts';

const MB = 1024 * 1024;
const photo = (size = MB) => ({ name: 'front.jpg', type: 'image/jpeg', size });

test('accepts pictures and PDFs within the limits', () => {
  expect(filesProblem([photo(), { name: 'quote.pdf', type: 'application/pdf', size: MB }])).toBeNull();
});

test('names the file that cannot be sent', () => {
  expect(filesProblem([{ name: 'run.exe', type: 'application/x-msdownload', size: 1 }])).toContain('run.exe');
  expect(filesProblem([photo(6 * MB)])).toContain('5 MB');
  expect(filesProblem([photo(5 * MB), photo(5 * MB), photo(5 * MB)])).toContain('12 MB');
  expect(filesProblem(Array.from({ length: 9 }, () => photo(1)))).toContain('up to 8');
});

test('reads a file as base64', async () => {
  expect(await base64Of(new Blob(['hello']))).toBe('aGVsbG8=');
});
