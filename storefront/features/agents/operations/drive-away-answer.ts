import { z } from 'zod';

/** A drive-away price as the page states it (`DriveAwayStatement`). */
export const STATEMENT = z.object({
  heading: z.string().describe('`Drive away in QLD`.'),
  total: z.string().describe('The total as text, marked if it is an estimate; empty without a figure.'),
  rows: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  note: z.string().describe('What the figures depend on. Quote it with the total.'),
});
