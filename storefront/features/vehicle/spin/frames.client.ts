'use client';
import { frameUrl, SMALL_WIDTH } from './frame-url.ts';
import { distance, nearest } from './turning.ts';

/** Browsers limit parallel requests to a host; large frames leave some for the rest of the page. */
const SMALL_AT_ONCE = 6;
const LARGE_AT_ONCE = 3;
/** Large frames kept decoded, two megabytes each. */
const LARGE_KEPT = 40;

type Frame = ImageBitmap | 'loading' | 'broken' | null;

/**
 * The frames of a spin, decoded in advance so that drawing one takes no time. Frames nearest to the current
 * one load first, and all small ones before the first large one; a failed frame is skipped and logged
 * (GALLERY-12).
 */
export class Frames {
  readonly count: number;
  #addresses: readonly string[];
  #small: Frame[];
  #large: Frame[];
  #largeWidth = 0;
  #current = 0;
  #isClosed = false;
  #onChange: (frame: number) => void;

  constructor(addresses: readonly string[], onChange: (frame: number) => void) {
    this.count = addresses.length;
    this.#addresses = addresses;
    this.#small = addresses.map(() => null);
    this.#large = addresses.map(() => null);
    this.#onChange = onChange;
  }

  loadAround(currentFrame: number): void {
    this.#current = currentFrame;
    this.#loadMore();
  }

  /** Also loads frames at this width in pixels from now on. */
  enlarge(width: number): void {
    if (width <= this.#largeWidth) return;
    this.#largeWidth = width;
    this.#large = this.#large.map((frame) => {
      if (frame instanceof ImageBitmap) frame.close();
      return null;
    });
    this.#loadMore();
  }

  pictureOf(frame: number): ImageBitmap | null {
    const [largePicture, smallPicture] = [this.#large[frame], this.#small[frame]];
    if (largePicture instanceof ImageBitmap) return largePicture;
    return smallPicture instanceof ImageBitmap ? smallPicture : null;
  }

  isLarge(frame: number): boolean {
    return this.#large[frame] instanceof ImageBitmap;
  }

  isBroken(frame: number): boolean {
    return this.#small[frame] === 'broken';
  }

  nearestTo(frame: number): number | null {
    if (this.#small[frame] instanceof ImageBitmap) return frame;
    return nearest(
      [...this.#small.keys()].filter((key) => this.#small[key] instanceof ImageBitmap),
      frame,
      this.count,
    );
  }

  get isLoaded(): boolean {
    return this.#small.every((frame) => frame instanceof ImageBitmap || frame === 'broken');
  }

  get isNothing(): boolean {
    return this.#small.every((frame) => frame === 'broken');
  }

  close(): void {
    this.#isClosed = true;
    for (const frame of [...this.#small, ...this.#large]) if (frame instanceof ImageBitmap) frame.close();
  }

  #loadMore(): void {
    if (this.#isClosed) return;
    this.#fill(this.#small, SMALL_WIDTH, SMALL_AT_ONCE);
    if (this.#largeWidth > SMALL_WIDTH && this.isLoaded)
      this.#fill(this.#large, this.#largeWidth, LARGE_AT_ONCE);
  }

  #fill(frames: Frame[], width: number, atOnce: number): void {
    let freePlaces = atOnce - frames.filter((frame) => frame === 'loading').length;
    for (; freePlaces > 0; freePlaces -= 1) {
      const missingFrame = [...frames.keys()].filter(
        (frame) =>
          frames[frame] === null &&
          !this.isBroken(frame) &&
          (width === SMALL_WIDTH || distance(frame, this.#current, this.count) <= LARGE_KEPT / 2),
      );
      const next = nearest(missingFrame, this.#current, this.count);
      if (next === null) return;
      frames[next] = 'loading';
      void this.#load(frames, next, width);
    }
  }

  async #load(frames: Frame[], frame: number, width: number): Promise<void> {
    const address = frameUrl(this.#addresses[frame] ?? '', width);
    let picture: ImageBitmap | 'broken';
    try {
      picture = await decodePicture(address);
    } catch {
      picture = 'broken';
      console.info('a frame of a spin did not load', address);
    }
    if (this.#isClosed || (frames !== this.#small && frames !== this.#large)) {
      if (picture instanceof ImageBitmap) picture.close();
      return;
    }
    frames[frame] = picture;
    if (frames === this.#large) this.#dropFarthest();
    this.#onChange(frame);
    this.#loadMore();
  }

  #dropFarthest(): void {
    const largeFrames = [...this.#large.keys()].filter((frame) => this.isLarge(frame));
    if (largeFrames.length <= LARGE_KEPT) return;
    const farthest = largeFrames.reduce((one, other) =>
      distance(other, this.#current, this.count) > distance(one, this.#current, this.count) ? other : one,
    );
    const frame = this.#large[farthest];
    if (frame instanceof ImageBitmap) frame.close();
    this.#large[farthest] = null;
  }
}

/**
 * Fetches and decodes a picture off the main thread.
 * @throws when it cannot be decoded
 */
async function decodePicture(address: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}
