import { customerAnswerSchema } from './provider.ts';

/** The words of a refusal, `{error}` (QUOTE-36): one plain line; null for a body that has none. */
export function readableError(body: string): string | null {
  try {
    return customerAnswerSchema.safeParse(JSON.parse(body)).data?.error || null;
  } catch {
    return null;
  }
}
