import type { AssetSource } from 'sanity';
import { resizedForUpload } from './resize.ts';
import { PICTURE_TYPES } from './write.ts';

type Uploader = NonNullable<AssetSource['Uploader']>;

/** Smaller files are uploaded as they are, without decoding them. */
const SMALL_BYTES = 1024 * 1024;

/**
 * Wraps a source of pictures, so that large files that are dropped on a field or chosen there are resized before they
 * are uploaded, like those of the library. Sources without uploads stay as they are.
 */
export const withResizing = (source: AssetSource): AssetSource =>
  source.Uploader ? { ...source, Uploader: resizing(source.Uploader) } : source;

const mayBeLarge = ({ size, type }: File): boolean =>
  size > SMALL_BYTES && PICTURE_TYPES.split(',').includes(type);

function resizing(Base: Uploader): Uploader {
  return class ResizingUploader extends Base {
    /** Changes with each upload and abort, so that an aborted upload does not start once its files are resized. */
    #attempt = 0;

    override upload(...[files, options]: Parameters<InstanceType<Uploader>['upload']>) {
      if (!files.some(mayBeLarge)) return super.upload(files, options);
      this.#attempt += 1;
      const attempt = this.#attempt;
      const resized = files.map((file) =>
        mayBeLarge(file) ? resizedForUpload(file).catch(() => file) : Promise.resolve(file),
      );
      void Promise.all(resized).then((smaller) => {
        if (attempt === this.#attempt) super.upload(smaller, options);
      });
      // Sanity follows the files by events.
      return [];
    }

    override abort(...file: Parameters<InstanceType<Uploader>['abort']>): void {
      this.#attempt += 1;
      super.abort(...file);
    }
  };
}
