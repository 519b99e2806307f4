import { z } from 'zod';

/** What a page says of itself when it asks for its views (VDP-45 to VDP-47). */
export const viewQuestion = z.object({
  photos_count: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
  updated_at: z.iso.datetime(),
  /** The id of the site's document. */
  website_id: z.string().min(1).max(128),
});
export type ViewQuestion = z.output<typeof viewQuestion>;

/** Programs that open pages and look at no car. */
const PROGRAM = /bot\b|bot[/;]|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i;

/** Whether whoever sends a request is a program that says so. */
export const isProgram = (userAgent: string | null): boolean => !userAgent || PROGRAM.test(userAgent);
