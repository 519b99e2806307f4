import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findJava } from '../tasks/java.ts';

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

/** What the checker says and the product is right about: each with its reason. */
const EXCEPTIONS = [
  {
    // A page made for one request can only give the status 404 by Next's empty document, which script fills in
    // (see NotFoundPage); Next writes that one's first line.
    message: /^Consider adding a “lang” attribute/,
    extract: /<html id="__next_error__">/,
  },
];

/**
 * Holds pages against the W3C's checker, all in one run of it.
 * @param pages HTML by address
 * @param folder for the pages as files, which the checker reads
 * @returns its errors and warnings, each once with the first page it was met on
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
  const told = new Map<string, string>();
  for (const { type, subType, url = '', message, extract = '' } of messages) {
    // Plain information is about style, such as the slashes React writes in void elements.
    if (type === 'info' && subType !== 'warning') continue;
    if (EXCEPTIONS.some((each) => each.message.test(message) && each.extract.test(extract))) continue;
    const address = addresses.get(path.basename(url)) ?? url;
    if (!told.has(message)) told.set(message, `${message}\n  ${address}\n  ${extract}`);
  }
  return [...told.values()];
}
