import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findJava } from '../../tasks/java.ts';

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const MAX_REPORT = 256 * 1024 * 1024;

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Checker messages that do not apply here. */
const EXCEPTIONS = [
  {
    // A page rendered on request can answer 404 only with Next's empty document, which a script then fills
    // (see NotFoundPage). Next generates that document's first line.
    message: /^Consider adding a “lang” attribute/,
    extract: /<html (?:data-dpl-id="[\w-]+" )?id="__next_error__">/,
  },
  {
    // The HTML standard allows the attribute on `rel=expect` as well (4.6.8.4); the checker does not know it
    // yet.
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    extract: /<link rel="expect" href="#(?:content|hero-end)" blocking="render"/,
  },
];

/**
 * Checks pages with the W3C validator in a single run.
 * @param pages HTML by address
 * @param folder for the temporary HTML files
 * @returns distinct errors and warnings, each with the first page that has it
 */
export async function checkHtml(pages: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const addresses = new Map<string, string>();
  for (const [address, html] of pages) {
    const file = path.join(folder, `${addresses.size}.html`);
    addresses.set(`${addresses.size}.html`, address);
    await writeFile(file, html);
  }
  const { stdout } = await promisify(execFile)(
    findJava(),
    ['-jar', CHECKER, '--format', 'json', '--exit-zero-always', '--stdout', folder],
    { maxBuffer: MAX_REPORT },
  );
  const { messages } = reportSchema.parse(JSON.parse(stdout));
  const problems = new Map<string, string>();
  for (const { type, subType, url = '', message, extract = '' } of messages) {
    // Info messages concern style, such as the trailing slashes React writes in void elements.
    if (type === 'info' && subType !== 'warning') continue;
    if (EXCEPTIONS.some((each) => each.message.test(message) && each.extract.test(extract))) continue;
    const address = addresses.get(path.basename(url)) ?? url;
    if (!problems.has(message)) problems.set(message, `${message}\n  ${address}\n  ${extract}`);
  }
  return [...problems.values()];
}
