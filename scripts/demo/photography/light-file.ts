import sharp from 'sharp';

/**
 * Reads the two panels of a light picture (tint.ts) at the size of its base.
 * @param file `<view>.light.webp`, which may have more or fewer pixels than the base
 * @returns one byte a pixel, the panel of the solid pigment first
 */
export async function lightOf(file: string, width: number, height: number): Promise<Buffer> {
  const light = sharp(file).extractChannel(0);
  const { width: own, height: both } = await sharp(file).metadata();
  if (own === width && both === height * 2) return light.raw().toBuffer();
  const shrink = own / width;
  // Scaled by a whole number, the common edge of the panels stays sharp.
  if (Number.isInteger(shrink) && both === height * 2 * shrink)
    return light
      .resize(width, height * 2, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer();
  const half = both / 2;
  const raw = await light.raw().toBuffer();
  // Scaled separately, because the panels would bleed into each other at their common edge.
  const panel = (top: number) =>
    sharp(raw, { raw: { width: own, height: both, channels: 1 } })
      .extract({ left: 0, top, width: own, height: half })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  return Buffer.concat([await panel(0), await panel(half)]);
}
