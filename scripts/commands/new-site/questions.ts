import { createInterface } from 'node:readline/promises';
import { newSiteRequestSchema } from '@forecourt/lib/operations/new-site/request';
import { TEMPLATES } from '@forecourt/lib/sites/theme';
import type { z } from 'zod';
import type { RawRequest } from './arguments.ts';

type Path = readonly (string | number)[];

/** For each part of a request, a function that returns the problem with its value or null. */
export type Checks = Readonly<Record<string, (value: unknown) => string | null>>;

const QUESTIONS: readonly (readonly [path: Path, question: string])[] = [
  [['name'], 'Trading name'],
  [['slug'], 'Short name (used in addresses)'],
  [['hosts'], 'Host names, separated by commas'],
  [['template'], `Template (${TEMPLATES.join(', ')})`],
  [['dealerships'], 'Dealership id in the stock'],
  [['company'], 'Legal company name'],
  [['abn'], 'ABN'],
  [['licence'], 'Dealer licence, as printed'],
  [['places', 0, 'street'], 'Street address'],
  [['places', 0, 'suburb'], 'Suburb'],
  [['places', 0, 'state'], 'State'],
  [['places', 0, 'postcode'], 'Postcode'],
  [['places', 0, 'phone'], 'Phone'],
  [['places', 0, 'hours'], 'Hours, such as Mon-Fri 8:30-17:30, Sat 9:00-16:00'],
  [['leads'], 'Email addresses for leads, separated by commas'],
  [['email'], 'Email address for the legal pages'],
  [['logo'], 'Logo file (SVG or PNG)'],
];
const LISTS = new Set(['hosts', 'dealerships', 'leads']);
/** Optional parts that most dealers have, asked once. */
const OFFERED = new Set(['company', 'abn', 'logo']);

/**
 * Asks at the terminal for missing or invalid parts of a request, repeating each question until the answer is
 * valid.
 * @param checks further checks of a part, by its name, such as an unknown dealership
 * @returns the request with the answers, unparsed
 */
export async function askForMissing(raw: RawRequest, checks: Checks): Promise<RawRequest> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: RawRequest = { ...raw, places: Array.isArray(raw.places) ? raw.places : [{}] };
  try {
    for (const [path, question] of QUESTIONS) {
      const name = String(path[0]);
      let problem = problemAt(answers, path, checks);
      const isOffered = OFFERED.has(name) && answers[name] === undefined;
      while (problem || (isOffered && answers[name] === undefined)) {
        if (problem && valueAt(answers, path) !== undefined) process.stdout.write(`  ${problem}\n`);
        const answer = (await terminal.question(`${question}${isOffered ? ' (empty: none)' : ''}: `)).trim();
        if (isOffered && !answer) {
          put(answers, path, undefined);
          break;
        }
        put(answers, path, LISTS.has(name) ? answer.split(/[\s,]+/).filter(Boolean) : answer);
        problem = problemAt(answers, path, checks);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

function problemAt(raw: RawRequest, path: Path, checks: Checks): string | null {
  const issues: z.core.$ZodIssue[] = newSiteRequestSchema.safeParse(raw).error?.issues ?? [];
  const issue = issues.find((one) => path.every((part, index) => one.path[index] === part));
  const value = valueAt(raw, path);
  return issue?.message ?? (value === undefined ? null : (checks[String(path[0])]?.(value) ?? null));
}

const valueAt = (raw: RawRequest, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | undefined)?.[part], raw);

function put(raw: RawRequest, path: Path, value: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, part) => (inner as never)[part], raw);
  (holder as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}
