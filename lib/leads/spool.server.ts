import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Household } from '../platform/network/household.ts';
import { RATES } from '../platform/request/rates.ts';

/** As many leads as wait in one folder: with resumes at most five gigabytes, without some megabytes. */
const MOST_WAITING = 1_000;
/** `<milliseconds>-<sender>-<site and token>-<random>.json`, so that names sort by time. */
const NAME = /^\d{13}-[\da-f]{16}-[\da-f]{32}-[\da-f]{8}\.json$/;

const spooledLeadSchema = z.object({
  /** What its sender was told: the lead gets this id. */
  id: z.uuid(),
  siteSlug: z.string().min(1),
  /** What the browser sent, with a valid token. */
  body: z.looseObject({ token: z.uuid() }),
  source: z.object({
    /** The sender's household, under the name by which an earlier release reads it. */
    address: z.string(),
    userAgent: z.string(),
    referer: z.string().nullable(),
    requestId: z.string().nullable(),
  }),
  /** What was sent along with it, in base64. */
  file: z.object({ name: z.string(), content: z.base64() }).nullable(),
  receivedAt: z.iso.datetime(),
});
/** A lead that waits on this machine until the database takes it. */
export type SpooledLead = z.output<typeof spooledLeadSchema>;

/** A lead that is to wait, with the household that sent it. */
interface LeadToSpool extends Omit<SpooledLead, 'id' | 'receivedAt' | 'source'> {
  source: Omit<SpooledLead['source'], 'address'> & { household: Household };
}

/** Why a lead is not taken into the spool. */
export type SpoolRefusal = 'full' | 'too_many';

/**
 * Leads that the database could not take, as files in a folder of this instance alone. A lead is on the disk, synced, before
 * its sender is told that it was taken.
 */
export class LeadSpool {
  readonly #folder: string;

  /** @param folder it must exist */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Keeps a lead. A token always gets the same id; sent again with other words, both wait and are delivered in turn.
   * @returns the id of the lead, or why it was refused
   * @throws the system's error, such as ENOSPC; then nothing was kept
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

  /**
   * The names of the leads that wait, the oldest first.
   * @throws the system's error where the folder cannot be read
   */
  async waiting(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => NAME.test(name)).toSorted();
  }

  /** @returns null for one that is gone, or that is no lead: then it is put aside as `<name>.broken` */
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

  /** Forgets a lead that was delivered. */
  async remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
  }

  /** @throws the system's error where nothing can be kept in the folder */
  async check(): Promise<void> {
    const name = `.check-${randomUUID()}`;
    await this.#write(name, '');
    await this.remove(name);
  }

  /** Writes a file whole or not at all, so that it outlives a loss of power. */
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

/** A UUID of version 8: made by a rule of one's own. */
const idOf = (key: string): string => key.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
