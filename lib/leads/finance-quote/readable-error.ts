import { customerAnswerSchema } from './provider.ts';

/** Returns a refusal's `{error}` as one plain line (QUOTE-36), or null. */
export function readableError(body: string): string | null {
  try {
    return customerAnswerSchema.safeParse(JSON.parse(body)).data?.error || null;
  } catch {
    return null;
  }
}
