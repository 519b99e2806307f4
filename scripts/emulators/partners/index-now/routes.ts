import { Hono } from 'hono';
import { z } from 'zod';

const submissionSchema = z.object({
  host: z.string().min(1),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

type Submission = z.output<typeof submissionSchema>;

/** Only the latest are remembered, so that a long demo does not fill the memory. */
const REMEMBERED = 100;

/**
 * IndexNow: refuses malformed notifications with 400, and addresses or key files of another host with 422.
 * It does not fetch the key file: `202` means that the key is not verified yet, as in the real service.
 */
export function indexNow(): Hono {
  const submissions: Submission[] = [];
  return new Hono()
    .post('/indexnow', async (context) => {
      const { success, data } = submissionSchema.safeParse(await context.req.json().catch(() => null));
      if (!success) return context.text('Invalid format', 400);
      const isOwn = (address: string) => new URL(address).host === data.host;
      if (![data.keyLocation, ...data.urlList].every(isOwn))
        return context.text('URLs don’t belong to the host', 422);
      submissions.push(data);
      submissions.splice(0, submissions.length - REMEMBERED);
      return context.body(null, 202);
    })
    .get('/indexnow/submissions', (context) => context.json(submissions));
}
