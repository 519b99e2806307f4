import { CODE_MINUTES } from './limits.ts';

/**
 * The text that brings a code. Its last line binds the code to the site (`@host #code`, the origin-bound format), so that
 * phones offer it on this site's pages alone.
 * @param host the host as the browser has it, with or without a port
 */
export const codeMessage = (code: string, { siteName, host }: { siteName: string; host: string }): string =>
  `${code} is your code for ${siteName}, good for ${CODE_MINUTES} minutes. We never ask you for it.\n\n@${host.replace(/:\d+$/, '')} #${code}`;
