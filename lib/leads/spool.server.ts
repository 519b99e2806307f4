import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Household } from '../platform/network/household.ts';
import { RATES } from '../platform/request/rates.ts';

/** Maximum queued leads. With resumes, at most five gigabytes. */
const MOST_WAITING = 1_000;
/** `<milliseconds>-<sender>-<site and token>-<random>.json`, so that names sort by time. */
const NAME = /^\d{13}-[\da-f]{16}-[\da-f]{32}-[\da-f]{8}\.json$/;

const spooledLeadSchema = z.object({
  /** The id already returned to the sender. */
  id: z.uuid(),
  siteSlug: z.string().min(1),
  /** The browser's request body, with a valid token. */
  body: z.looseObject({ token: z.uuid() }),
  source: z.object({
    /** The sender's household, named `address` for compatibility with earlier releases. */
    address: z.string(),
    userAgent: z.string(),
    referer: z.string().nullable(),
    requestId: z.string().nullable(),
  }),
  file: z.object({ name: z.string(), content: z.base64() }).nullable(),
  receivedAt: z.iso.datetime(),
});
/** A lead stored on local disk until the database accepts it. */
export type SpooledLead = z.output<typeof spooledLeadSchema>;

interface LeadToSpool extends Omit<SpooledLead, 'id' | 'receivedAt' | 'source'> {
  source: Omit<SpooledLead['source'], 'address'> & { household: Household };
}

export type SpoolRefusal = 'full' | 'too_many';

/**
 * File queue for leads the database could not accept, in a folder of this instance.
 * A lead is synced to disk before its sender gets a success response.
 */
export class LeadSpool {
  readonly #folder: string;

  /** @param folder must exist */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Stores a lead; the same token has the same id. Changed resubmissions are queued too.
   * @returns the id of the lead, or why it was refused
   * @throws the system's error, such as ENOSPC; then nothing was stored
   */
  async put({ source, ...lead }: LeadToSpool): Promise<{ id: string } | SpoolRefusal> {
    const { household: address, ...others } = source;
    const names = await this.waiting();
    const sender = hash(`${lead.siteSlug} ${address}`, 16);
    const key = hash(`${lead.siteSlug} ${lead.body.token}`, 32);
    if (names.length >= MOST_WAITING) return 'full';
    if (names.filter((name) => name.split('-')[1] === sender).length >= RATES.lead.most) return 'too_many';
    const now = new Date();
    const spooledLead = {
      ...lead,
      source: { ...others, address },
      id: idOf(key),
      receivedAt: now.toISOString(),
    };
    await this.#write(
      `${now.getTime()}-${sender}-${key}-${randomUUID().slice(0, 8)}.json`,
      JSON.stringify(spooledLead satisfies SpooledLead),
    );
    return { id: spooledLead.id };
  }

  /** Returns the file names of queued leads, oldest first. */
  async waiting(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => NAME.test(name)).toSorted();
  }

  /** @returns null if the file is gone, or invalid and now renamed to `<name>.broken` */
  async read(name: string): Promise<SpooledLead | null> {
    const file = path.join(this.#folder, name);
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      if (Object(error).code === 'ENOENT') return null;
      throw error;
    }
    try {
      return spooledLeadSchema.parse(JSON.parse(text));
    } catch {
      await rename(file, `${file}.broken`);
      return null;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
  }

  /** @throws the system's error if the folder is not writable */
  async check(): Promise<void> {
    const name = `.check-${randomUUID()}`;
    await this.#write(name, '');
    await this.remove(name);
  }

  /** Writes a file atomically and syncs it, to survive a power loss. */
  async #write(name: string, text: string): Promise<void> {
    const file = path.join(this.#folder, name);
    const draft = `${file}.part`;
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    const folder = await open(this.#folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

/** Formats a hash as a version 8 UUID (custom algorithm). */
const idOf = (key: string): string => key.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
