import { z } from 'zod';

const platformSchema = z.strictObject({
  /** Short and stable: stored with each reservation. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** For dealers, such as `ChatGPT`. */
  name: z.string().min(1).max(60),
  /** The bearer token that the platform sends. */
  token: z.string().min(32),
  /** Signs its requests; without it signatures are not expected. */
  signingSecret: z.string().min(32).optional(),
  /** Receives signed order events; without it none are sent. */
  webhook: z.strictObject({ url: z.url({ protocol: /^https?$/ }), secret: z.string().min(32) }).optional(),
});

/** A platform whose assistants may check out for shoppers (Agentic Commerce Protocol). */
export type AgentPlatform = z.output<typeof platformSchema>;

/** Parses `AGENT_PLATFORMS`: a JSON list, with each id and token once. */
export const agentPlatforms = z
  .string()
  .default('[]')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(platformSchema).superRefine((platforms, context) => {
      for (const field of ['id', 'token'] as const)
        if (new Set(platforms.map((platform) => platform[field])).size < platforms.length)
          context.addIssue({ code: 'custom', message: `the same ${field} twice` });
    }),
  );
