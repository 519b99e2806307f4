import sharp, { type Sharp } from 'sharp';

const SIZE = { width: 640, height: 480 };

/** Returns numbers from 0 to 1 that look random and are the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const drawing = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${content}</svg>`,
  );

/** A picture with many colours, like a photo: gradients and shapes over noise, other ones for each seed. */
function scene(seed: number): Sharp {
  const next = numbersOf(seed);
  const shapes = Array.from({ length: 40 }, (_, index) => {
    const [hue, light] = [Math.round(next() * 360), Math.round(20 + next() * 60)];
    const [x, y, size] = [next() * SIZE.width, next() * SIZE.height, 30 + next() * 130];
    return `<linearGradient id="g${index}"><stop offset="0" stop-color="hsl(${hue},40%,${light}%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 90) % 360},50%,${100 - light}%)"/></linearGradient>
      <ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * (0.4 + next())}" fill="url(#g${index})"/>`;
  });
  const noise = {
    create: {
      ...SIZE,
      channels: 3 as const,
      background: '#777',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
    },
  };
  return sharp(noise).composite([{ input: drawing(shapes.join('')) }]);
}

/** Returns a photo as JPEG; the same seed has the same subject. */
export async function carPhoto(seed: number, { width = SIZE.width, quality = 85 } = {}): Promise<Buffer> {
  const picture = await scene(seed).png().toBuffer();
  return sharp(picture).resize({ width }).jpeg({ quality }).toBuffer();
}

/** Returns a photo with the banner of a dealer across its bottom. */
export async function bannerPhoto(seed: number): Promise<Buffer> {
  const top = SIZE.height * 0.88;
  const banner = drawing(
    `<rect y="${top}" width="${SIZE.width}" height="${SIZE.height - top}" fill="#0a3d91"/>
     <g fill="#fff">${[20, 80, 170, 220, 340, 420, 540, 590]
       .map((x) => `<rect x="${x}" y="${top + 16}" width="24" height="28"/>`)
       .join('')}</g>`,
  );
  const picture = await scene(seed).png().toBuffer();
  return sharp(picture)
    .composite([{ input: banner }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Returns the picture that systems deliver until there is a photo. */
export const comingSoonPicture = (): Promise<Buffer> =>
  sharp(
    drawing(
      `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#e7e9ec"/>
       <circle cx="320" cy="190" r="64" fill="none" stroke="#8a939e" stroke-width="12"/>
       <text x="320" y="360" font-size="48" font-family="sans-serif" text-anchor="middle" fill="#5a6570">Image coming soon</text>`,
    ),
  )
    .jpeg({ quality: 85 })
    .toBuffer();
