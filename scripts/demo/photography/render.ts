import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import sharp from 'sharp';
import { Advice, runTask } from '../../commands/terminal/steps.mjs';
import { equirect } from './equirect.ts';
import { fingerprints } from './fingerprint.ts';
import { dropSuperseded, filesOf, readManifest, writeManifest } from './manifest.ts';
import { townMap } from './maps.ts';
import { PLAN, type Planned } from './plan.ts';
import type { Shot } from './renderer/page.ts';
import { FACES } from './renderer/stage/views.ts';
import { bytesOf, openStudio } from './studio.ts';

const HELP = `Renders the demo's photographs: pnpm photos:render [options]

  --only PREFIX   pictures whose key starts so, such as cars/suv/crest; may be repeated
  --force         also pictures that nothing has changed for
  --accept        takes the pictures there are for current without rendering, after a change that does not show
  --tidy          only removes pictures of an earlier plan that newer ones stand in for
  --draft         small, rough pictures, to judge a change of shape; best with --out
  --out FOLDER    puts pictures elsewhere

Only what has changed is rendered, one picture at a time, and each is kept at once: stop it whenever you like.
Needs Chromium, found by CHROMIUM_PATH.
`;

/** Mesh cell size in metres, and the resolution before a picture is scaled down. */
const FINE = { cell: 0.0125, shrink: 1, scale: 1.15, samples: 4 };
const ROUGH = { cell: 0.018, shrink: 1.5, scale: 1, samples: 4 };

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      force: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      tidy: { type: 'boolean', default: false },
      out: { type: 'string', default: import.meta.dirname },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const { out, draft } = values;
  const selection = PLAN.filter(
    ({ key }) => !values.only || values.only.some((start) => key.startsWith(start)),
  );
  if (selection.length === 0) throw new Advice('No picture has this key: see plan.ts.');
  const prints = await fingerprints(selection);
  const manifest = readManifest(out);
  const isMade = (picture: Planned) => filesOf(picture).every((file) => existsSync(path.join(out, file)));
  if (values.tidy) {
    dropSuperseded(out, manifest);
    writeManifest(out, manifest);
    return;
  }
  if (values.accept) {
    for (const picture of selection)
      if (isMade(picture)) manifest[picture.key] = prints.get(picture.key) ?? '';
    writeManifest(out, manifest);
    return;
  }
  const missingPictures = selection.filter(
    (picture) =>
      values.force || draft || manifest[picture.key] !== prints.get(picture.key) || !isMade(picture),
  );
  process.stdout.write(`${missingPictures.length} of ${selection.length} pictures to render\n`);
  const recordPicture = (picture: Planned) => {
    if (draft) return;
    // Read again each time, because several runs may be active.
    writeManifest(out, { ...readManifest(out), [picture.key]: prints.get(picture.key) ?? '' });
  };
  for (const picture of missingPictures.filter(({ set }) => set.kind === 'map')) {
    await saveMap(out, picture);
    recordPicture(picture);
  }
  const built = missingPictures.filter(({ set }) => set.kind !== 'map');
  if (built.length > 0) await render(built, draft ? ROUGH : FINE, out, recordPicture);
});

async function render(
  pictures: readonly Planned[],
  detail: typeof FINE,
  out: string,
  onSaved: (picture: Planned) => void,
): Promise<void> {
  const { page, close } = await openStudio();
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {what}  {eta_formatted} left',
    noTTYOutput: true,
    notTTYSchedule: 20_000,
  });
  bar.start(pictures.length, 0, { what: '' });
  try {
    let loaded = '';
    for (const picture of pictures) {
      const { name, look } = picture.set;
      bar.update({ what: picture.key });
      if (loaded !== `${name}/${look}`)
        await page.evaluate(([n, l, c]) => window.photography.load(n, l, c), [
          name,
          look,
          detail.cell,
        ] as const);
      loaded = `${name}/${look}`;
      const shoot = (view: string, width: number, height: number): Promise<Shot> => {
        const { cell: _, shrink, ...fineness } = detail;
        const output = {
          width: Math.round(width / shrink),
          height: Math.round(height / shrink),
          ...fineness,
        };
        return page.evaluate(([v, o]) => window.photography.shoot(v, o), [view, output] as const);
      };
      await mkdir(path.dirname(path.join(out, picture.key)), { recursive: true });
      if (picture.view === 'panorama') await savePanorama(out, picture, shoot);
      else await save(out, picture, await shoot(picture.view, picture.width, picture.height));
      onSaved(picture);
      bar.increment();
    }
  } finally {
    bar.stop();
    await close();
  }
}

/** Saves a paintable picture as base and light (tint.ts), any other as it is. */
async function save(
  out: string,
  { key, paintable, quality, lightScale }: Planned,
  shot: Shot,
): Promise<void> {
  const stem = path.join(out, key);
  if (paintable) {
    const { width: full = 0 } = await sharp(bytesOf(shot.light)).metadata();
    const panel = (channel: 'red' | 'green') =>
      sharp(bytesOf(shot.light))
        .extractChannel(channel)
        .resize(full * lightScale)
        .raw()
        .toBuffer({ resolveWithObject: true });
    const [solid, flake] = await Promise.all([panel('red'), panel('green')]);
    const { width, height } = solid.info;
    // Two grey panels, one above the other: as channels of one colour picture they would bleed into each other.
    await sharp(Buffer.concat([solid.data, flake.data]), { raw: { width, height: height * 2, channels: 1 } })
      .webp({ quality: quality[1], effort: 5 })
      .toFile(`${stem}.light.webp`);
  }
  await sharp(bytesOf(shot.base))
    .removeAlpha()
    .webp({ quality: quality[0], smartSubsample: true, effort: 5 })
    .toFile(`${stem}${paintable ? '.base' : ''}.webp`);
}

async function savePanorama(
  out: string,
  { key, width, quality }: Planned,
  shoot: (view: string, width: number, height: number) => Promise<Shot>,
): Promise<void> {
  const faces = [];
  const size = Math.round(width / 3);
  for (const index of FACES.keys()) {
    const { base } = await shoot(`panorama-${index}`, size, size);
    const { data, info } = await sharp(bytesOf(base))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    faces.push({ data, size: info.width });
  }
  const raw = { width, height: width / 2, channels: 3 as const };
  await sharp(equirect(faces, width), { raw })
    .webp({ quality: quality[0], smartSubsample: true, effort: 5 })
    .toFile(path.join(out, `${key}.webp`));
}

async function saveMap(out: string, { key, set, width, height, quality }: Planned): Promise<void> {
  const seed = Number(/\d+$/.exec(set.name)?.[0]);
  await mkdir(path.dirname(path.join(out, key)), { recursive: true });
  await sharp(Buffer.from(townMap(seed, width, height)))
    .webp({ quality: quality[0], smartSubsample: true, effort: 5 })
    .toFile(path.join(out, `${key}.webp`));
}
