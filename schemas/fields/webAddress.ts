import { webAddressProblem } from '@forecourt/lib/sites/web-address';
import type { Rule, UrlRule } from 'sanity';

/**
 * Validates a full URL. Replaces Sanity's own rule for url fields, whose message depends on the browser and
 * does not say what to do.
 */
export const webAddress = (rule: UrlRule, ...schemes: Parameters<typeof webAddressProblem>[1]) =>
  withoutOwn(rule).custom<string>((value) => !value || (webAddressProblem(value, schemes) ?? true));

/** Requires a URL, without Sanity's own rule. */
export const webAddressRequired = (rule: UrlRule, words: string) => withoutOwn(rule).required().error(words);

const withoutOwn = (rule: UrlRule) => (rule as unknown as Rule).reset();
