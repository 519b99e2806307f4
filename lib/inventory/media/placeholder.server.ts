import sharp from 'sharp';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
<rect width="640" height="480" fill="#e7e9ec"/>
<rect x="212" y="156" width="216" height="168" rx="20" fill="none" stroke="#c3c8ce" stroke-width="14"/>
<circle cx="276" cy="216" r="20" fill="#c3c8ce"/>
<path d="M222 314v-22l50-46 36 32 66-68 44 44v60z" fill="#c3c8ce"/>
</svg>`;

/**
 * Renders the placeholder for a missing photo, as JPEG with 640 by 480 pixels. It is neutral, because the
 * address does not contain the type of the vehicle.
 */
export const placeholder = (): Promise<Buffer> =>
  sharp(Buffer.from(DRAWING)).resize(640, 480).jpeg({ quality: 85 }).toBuffer();
