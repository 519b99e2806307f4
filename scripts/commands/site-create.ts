// `pnpm site:create`: creates a site for the stock of one or more dealerships.
import { parseArgs } from 'node:util';
import { siteSlugProblem } from '@forecourt/lib/site/slugs';
import { DEFAULT_THEME, TEMPLATES, themeTokensSchema } from '@forecourt/lib/site/theme';
import { createClient } from '@sanity/client';
import { z } from 'zod';
import { loadEnvironment } from '../terminal/environment.ts';
import { Advice, runTask, step } from '../terminal/steps.mjs';
import { type NewSite, siteDocuments } from './site-documents.ts';

const USAGE = `Use: pnpm site:create --slug SLUG --name NAME --template ${TEMPLATES.join('|')} --dealership ID[,ID] [--dealership-name NAME] [--url URL] [--accent #RRGGBB] [--brand #RRGGBB]`;

const environmentSchema = z.object({
  SANITY_PROJECT_ID: z.string(),
  SANITY_DATASET: z.string(),
  SANITY_API_HOST: z.string().optional(),
  SANITY_WRITE_TOKEN: z.string({ error: 'set SANITY_WRITE_TOKEN to a token that may write' }),
});

await runTask(async () => {
  const { site, dealershipName } = readArguments();
  loadEnvironment();
  const environment = environmentSchema.safeParse(process.env);
  if (!environment.success) throw new Advice(z.prettifyError(environment.error));
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_WRITE_TOKEN } = environment.data;
  const client = createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    token: SANITY_WRITE_TOKEN,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });

  await step(`Making the site ${site.slug}`, async () => {
    if (
      await client.fetch<boolean>('defined(*[_type == "site" && slug.current == $slug][0]._id)', {
        slug: site.slug,
      })
    )
      throw new Advice(
        `There is a site '${site.slug}' already: change it in the studio, or choose another slug.`,
      );
    const transaction = client.transaction();
    for (const id of site.dealershipIds) {
      transaction.createIfNotExists({
        _id: id,
        _type: 'dealership',
        name: dealershipName ?? site.name,
        slug: { _type: 'slug', current: id },
      });
    }
    for (const document of siteDocuments(site)) transaction.create<Record<string, unknown>>(document);
    await transaction.commit({ visibility: 'sync' });
  });
  process.stdout.write(`${site.name} is live at ${site.url}\n`);
});

function readArguments(): { site: NewSite; dealershipName: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        slug: { type: 'string' },
        name: { type: 'string' },
        template: { type: 'string' },
        dealership: { type: 'string' },
        'dealership-name': { type: 'string' },
        url: { type: 'string' },
        accent: { type: 'string', default: DEFAULT_THEME.accent },
        brand: { type: 'string', default: DEFAULT_THEME.brand },
      },
    });
    const slug = z
      .string({ error: '--slug is missing' })
      .superRefine((value, context) => {
        const problem = siteSlugProblem(value);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      })
      .parse(values.slug);
    const site = {
      slug,
      name: z.string({ error: '--name is missing' }).trim().min(1).max(60).parse(values.name),
      url: z.url({ protocol: /^https?$/ }).parse(values.url ?? `http://${slug}.localhost:3000`),
      template: z
        .enum(TEMPLATES, { error: `--template is one of ${TEMPLATES.join(', ')}` })
        .parse(values.template),
      theme: themeTokensSchema.parse({ accent: values.accent, brand: values.brand }),
      dealershipIds: z
        .array(z.string().regex(/^[A-Za-z0-9_-]+$/, 'a dealership id has letters, digits, - and _ only'))
        .min(1)
        .parse(values.dealership?.split(',').filter(Boolean) ?? []),
    };
    return { site, dealershipName: values['dealership-name'] };
  } catch (error) {
    const explanation =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : String(error instanceof Error ? error.message : error);
    throw new Advice(`${explanation}\n${USAGE}`);
  }
}
