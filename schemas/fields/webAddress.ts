import { webAddressProblem } from '@forecourt/lib/sites/web-address';
import type { Rule, UrlRule } from 'sanity';

/**
 * The rule of a full address. The Studio's own rule of this type of field is taken away: it depends on the
 * browser, and says neither what is wrong nor what to do.
 */
export const webAddress = (rule: UrlRule, ...schemes: Parameters<typeof webAddressProblem>[1]) =>
  withoutOwn(rule).custom<string>((value) => !value || (webAddressProblem(value, schemes) ?? true));

/** The rule that a full address is there. */
export const webAddressRequired = (rule: UrlRule, words: string) => withoutOwn(rule).required().error(words);

const withoutOwn = (rule: UrlRule) => (rule as unknown as Rule).reset();
