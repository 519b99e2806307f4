import type { AssetSource } from 'sanity';
import { beforeEach, expect, test, vi } from 'vitest';
import { resizedForUpload } from './resize.ts';
import { withResizing } from './resizingSource.ts';

vi.mock('./resize.ts', () => ({ resizedForUpload: vi.fn() }));

const sent = vi.fn((files: File[]) => files);
class SanityUploader {
  upload(files: File[]) {
    return sent(files);
  }
  abort() {}
}
const source = (Uploader?: unknown) => ({ name: 'sanity-default', Uploader }) as unknown as AssetSource;
const uploader = () => {
  const { Uploader } = withResizing(source(SanityUploader));
  if (!Uploader) throw new Error('no uploader');
  return new Uploader();
};
const fileOf = (megabytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(megabytes * 1024 * 1024)], 'car', { type });
const smaller = fileOf(1);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(resizedForUpload).mockResolvedValue(smaller);
});

test('a large picture of a field is resized before it is sent', async () => {
  const [large, small] = [fileOf(30), fileOf(0)];
  uploader().upload([large, small]);
  expect(sent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith([smaller, small]));
  expect(resizedForUpload).toHaveBeenCalledExactlyOnceWith(large);
});

test('small pictures and other files are sent at once, as they are', () => {
  const files = [fileOf(1), fileOf(3, 'image/gif'), fileOf(3, 'application/pdf')];
  uploader().upload(files);
  expect(sent).toHaveBeenCalledExactlyOnceWith(files);
  expect(resizedForUpload).not.toHaveBeenCalled();
});

test('a picture that cannot be resized is sent as it is', async () => {
  vi.mocked(resizedForUpload).mockRejectedValue(new Error('out of memory'));
  const large = fileOf(30);
  uploader().upload([large]);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith([large]));
});

test('an upload that is aborted while its picture is resized is not sent', async () => {
  const own = uploader();
  own.upload([fileOf(30)]);
  own.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).not.toHaveBeenCalled();
});

test('a source without uploads stays as it is', () => {
  const library = source();
  expect(withResizing(library)).toBe(library);
});
