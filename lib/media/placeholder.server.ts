import sharp from 'sharp';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
<rect width="640" height="480" fill="#e7e9ec"/>
<path d="M176 296v-32q0-14 14-18l34-10 40-46q8-9 20-9h92q12 0 21 8l48 45 32 8q15 4 15 19v35z" fill="#c3c8ce"/>
<circle cx="242" cy="298" r="30" fill="#c3c8ce" stroke="#e7e9ec" stroke-width="10"/>
<circle cx="420" cy="298" r="30" fill="#c3c8ce" stroke="#e7e9ec" stroke-width="10"/>
</svg>`;

/** What is shown in place of a photo that cannot be: a car without any make, as JPEG, 640 by 480 pixels. */
export const placeholder = (): Promise<Buffer> =>
  sharp(Buffer.from(DRAWING)).resize(640, 480).jpeg({ quality: 85 }).toBuffer();
