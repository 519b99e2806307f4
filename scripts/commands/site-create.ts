// `pnpm site:create`: creates a complete site for the stock of one or more dealerships.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  dealershipProblems,
  type HostRules,
  type KnownDealerships,
  knownDealerships,
} from '@forecourt/lib/operations/new-site/existing.server';
import { gatherFacts } from '@forecourt/lib/operations/new-site/gather.server';
import { pictureStore } from '@forecourt/lib/operations/new-site/hero-pictures.server';
import { type ReadLogo, readLogo } from '@forecourt/lib/operations/new-site/logo.server';
import { NewSiteError, type PartProblem } from '@forecourt/lib/operations/new-site/problem';
import type { NewSiteRequest } from '@forecourt/lib/operations/new-site/request';
import { sendTestLead } from '@forecourt/lib/operations/new-site/test-lead.server';
import { validateRequest } from '@forecourt/lib/operations/new-site/validate.server';
import { writePlan } from '@forecourt/lib/operations/new-site/write.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { planNewSite } from '@forecourt/schemas/new-site/documents';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { lakeClient, lakeVariables } from './lake.ts';
import { type RawRequest, readArguments, USAGE } from './new-site/arguments.ts';
import { statusAt } from './new-site/host-answers.ts';
import { askForMissing } from './new-site/questions.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice, step } from './terminal/steps.mjs';

const environmentSchema = z.object({
  ...lakeVariables,
  DATABASE_URL: variables.DATABASE_URL,
  SITE_HOST_SUFFIXES: variables.SITE_HOST_SUFFIXES,
  STOREFRONT_URL: variables.STOREFRONT_URL,
});

const FLAGS: Readonly<Record<string, string>> = {
  dealerships: 'For a dealership whose stock is added later, use --new-dealership.',
  slug: 'Use --slug to set the short name.',
  accent: 'Use --accent to set the colour.',
};

/** Formats the problems of a request for the terminal, each with the part it concerns. */
const problemLines = (problems: readonly PartProblem[]): string =>
  problems
    .map(({ part, words }) => {
      const [name = ''] = part.split('.');
      return [part && `${part}:`, words, FLAGS[name]].filter(Boolean).join(' ');
    })
    .join('\n');

await runCommand(async () => {
  const { raw, dryRun, isNewDealership } = readArguments(process.argv.slice(2));
  loadEnvironment(['SANITY_PROJECT_ID', 'DATABASE_URL']);
  const { DATABASE_URL, SITE_HOST_SUFFIXES, STOREFRONT_URL, ...lake } = parseEnvironment(
    environmentSchema,
    process.env,
  );
  const client = lakeClient(lake, 'raw');
  const pool = await openDatabase(DATABASE_URL);
  try {
    const dealerships = await knownDealerships(client, pool);
    const rules = { client, suffixes: SITE_HOST_SUFFIXES };
    const request = await judge(raw, dealerships, rules, isNewDealership);
    const logo = request.logo ? await logoAt(request.logo) : null;
    const facts = await step(`Gathering data of ${request.name}`, async (report) => {
      const gatheredFacts = await gatherFacts(request, {
        client,
        db: pool,
        known: dealerships,
        logo,
        put: pictureStore(client, dryRun),
        mayLoad: () => true,
        localPort: STOREFRONT_URL ? new URL(STOREFRONT_URL).port : '',
      });
      const { accent, brand } = gatheredFacts.facts.colours;
      report([`accent ${accent}, dark background ${brand}`, ...gatheredFacts.notes].join('. '));
      return gatheredFacts.facts;
    });
    const plan = planNewSite(facts);
    const toCheck = plan.toCheck.map(({ words }) => words);
    if (dryRun) {
      printList(
        `Would create ${request.name} at ${plan.url}:`,
        plan.documents.map(({ _id }) => _id),
      );
      printList('To add or check afterwards:', toCheck);
      return;
    }
    await step(`Creating the site ${request.slug}`, () => writePlan(client, plan));
    await step('Checking the new host', async (report) =>
      report(await hostStatusText(STOREFRONT_URL, request)),
    );
    const lead = await step('Sending a test enquiry', () =>
      sendTestLead(pool, {
        siteSlug: request.slug,
        siteName: request.name,
        url: plan.url,
        dealership: facts.dealerships[0],
        leads: request.leads,
      }),
    );
    process.stdout.write(`\n${lead.words}\n`);
    printList(`${request.name} was created: ${plan.url}. To add or check:`, toCheck);
  } catch (error) {
    if (error instanceof NewSiteError) throw new Advice(problemLines(error.problems));
    throw error;
  } finally {
    await pool.end();
  }
});

/**
 * Returns the validated request. On a terminal it asks for missing parts; otherwise it reports all problems
 * at once.
 */
async function judge(
  raw: RawRequest,
  dealerships: KnownDealerships,
  rules: HostRules,
  isNewDealership: boolean,
): Promise<NewSiteRequest> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const answers = isTerminal
    ? await askForMissing(raw, {
        dealerships: (wantedSlugs) =>
          isNewDealership
            ? null
            : (dealershipProblems(wantedSlugs as string[], dealerships)[0]?.words ?? null),
        logo: (file) => (existsSync(String(file)) ? null : `There is no file '${String(file)}'.`),
      })
    : raw;
  const { request, problems } = await validateRequest(answers, dealerships, rules, { isNewDealership });
  if (!request) throw new Advice(`${problemLines(problems)}\n\n${USAGE}`);
  return request;
}

/** @throws Advice for a missing file, NewSiteError for an invalid logo */
async function logoAt(file: string): Promise<ReadLogo> {
  const bytes = await readFile(file).catch(() => {
    throw new Advice(`The logo ${file} does not exist.`);
  });
  return readLogo(bytes, path.basename(file));
}

/** Returns the storefront's response for the new site's host, as text. */
async function hostStatusText(storefront: string | undefined, { hosts }: NewSiteRequest): Promise<string> {
  const [host = ''] = hosts;
  if (!storefront) return 'set STOREFRONT_URL to check it';
  const status = await statusAt(storefront, host);
  if (status === 200) return `${host} responds`;
  return `${host} returned ${status ?? 'no response'}: check that the content lake's webhooks reach the storefront`;
}

function printList(title: string, lines: readonly string[]): void {
  process.stdout.write(`\n${title}\n${lines.map((line) => `  - ${line}\n`).join('')}`);
}
