import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Advice, runTask, step } from '../../commands/terminal/steps.mjs';
import { carPicture } from './car-picture.ts';
import { FILMS } from './films.ts';
import { SPIN_FRAMES } from './names.ts';
import { openStudio } from './studio.ts';

/** Size and speed of a video: one turn of the car, with each frame of the spin once. */
const SIZE = { width: 800, height: 600 };
const TURN_SECONDS = 5;
const BITS_PER_SECOND = 900_000;

const FOLDER = path.resolve(import.meta.dirname, '../assets/files/films');

/**
 * Makes the videos of `films.ts` from spin frames with Chromium's encoder: `node
 * scripts/demo/photography/film.ts`
 */
await runTask(async () => {
  const { page, close } = await openStudio();
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const [name, { body, colour }] of Object.entries(FILMS))
      await step(`Video of a ${colour} ${body}`, async () => {
        const frames = await Promise.all(
          Array.from({ length: SPIN_FRAMES }, async (_, frame) => {
            const view = `spin/${String(frame).padStart(2, '0')}`;
            const source = await carPicture(import.meta.dirname, { body, colour, view });
            if (!source) throw new Advice(`There is no spin of ${body}: run pnpm photos:render first.`);
            const { data, width, height } = await source.load();
            const picture = await sharp(data, { raw: { width, height, channels: 3 } })
              .jpeg({ quality: 92 })
              .toBuffer();
            return `data:image/jpeg;base64,${picture.toString('base64')}`;
          }),
        );
        const film = await page.evaluate(record, {
          frames,
          ...SIZE,
          seconds: TURN_SECONDS,
          bits: BITS_PER_SECOND,
        });
        await writeFile(path.join(FOLDER, `${name}.mp4`), Buffer.from(film, 'base64'));
        const { length } = await readFile(path.join(FOLDER, `${name}.mp4`));
        if (length === 0) throw new Error(`The video ${name} is empty.`);
      });
  } finally {
    await close();
  }
});

/** Runs in the browser: draws one turn in real time and records it. Returns the video in base64. */
async function record(options: {
  frames: string[];
  width: number;
  height: number;
  seconds: number;
  bits: number;
}): Promise<string> {
  const { frames, width, height, seconds, bits } = options;
  const pictures = await Promise.all(
    frames.map(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  // Captures frames only on request, so that the encoder gets each picture once and can spend its whole bit
  // rate on it.
  const stream = canvas.captureStream(0);
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/mp4;codecs=avc1.42E01F',
    videoBitsPerSecond: bits,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (const picture of [...pictures, pictures[0]]) {
    if (picture) pen.drawImage(picture, 0, 0, width, height);
    track?.requestFrame();
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / pictures.length));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
