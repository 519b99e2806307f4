import { z } from 'zod';

/** Query parameters of the view request (VDP-45 to VDP-47). */
export const viewQuestion = z.object({
  photos_count: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
  updated_at: z.iso.datetime(),
  website_id: z.string().min(1).max(128),
});
export type ViewQuestion = z.output<typeof viewQuestion>;

const PROGRAM = /bot\b|bot[/;]|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i;

export const isProgram = (userAgent: string | null): boolean => !userAgent || PROGRAM.test(userAgent);
