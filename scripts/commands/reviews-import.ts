// `pnpm reviews:import --site SITE --location ID FILE [--dry-run]`: imports a location's reviews into the
// content lake.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type ImportedReviews, readReviews } from '@forecourt/lib/leads/reviews/read';
import { writeReviews } from '@forecourt/lib/leads/reviews/write.server';
import { parseEnvironment } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { lakeClient, lakeVariables } from './lake.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice, step } from './terminal/steps.mjs';

const USAGE = `pnpm reviews:import --site SITE --location ID FILE

  --site SITE      short name of the site, such as harbour
  --location ID    the location they are about, such as harbour-albion
  --dry-run        check the file and write nothing

  FILE is JSON as Google's Places API or Business Profile API answers, or CSV with the columns customer_name, text,
  rating, review_date and, where there are any, id, reply_text, reply_date.`;

await runCommand(async () => {
  const { site, location, file, dryRun } = readArguments();
  const importedReviews = await read(file);
  process.stdout.write(`${importedReviews.reviews.length} reviews in ${file}\n`);
  if (dryRun) return;
  loadEnvironment();
  const environment = parseEnvironment(z.object(lakeVariables), process.env);
  const client = lakeClient(environment, 'published');
  await step(`Writing the reviews of ${location}`, async () => {
    const problem = await writeReviews(client, { site, location, imported: importedReviews });
    if (problem) throw new Advice(problem);
  });
});

async function read(file: string): Promise<ImportedReviews> {
  try {
    return readReviews(await readFile(file, 'utf8'), file.endsWith('.csv') ? 'csv' : 'json');
  } catch (error) {
    const explanation = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Advice(`${file} could not be read, and nothing was written.\n${explanation}`);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        location: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const id = z.string().regex(/^[A-Za-z0-9_-]+$/, 'an id may only contain letters, digits, - and _');
    return {
      site: id.parse(values.site),
      location: id.parse(values.location),
      file: z.string({ error: 'FILE is missing' }).parse(positionals[0]),
      dryRun: values['dry-run'],
    };
  } catch (error) {
    const explanation = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Advice(`${explanation}\n${USAGE}`);
  }
}
