import { CODE_MINUTES } from './limits.ts';

/**
 * Returns the SMS with a one-time code.
 * Its last line (`@host #code`, the origin-bound format) makes phones offer the code only on this site.
 * @param host the host as the browser has it, with or without a port
 */
export const codeMessage = (code: string, { siteName, host }: { siteName: string; host: string }): string =>
  `${code} is your code for ${siteName}. It expires in ${CODE_MINUTES} minutes. We will never ask you for it.\n\n@${host.replace(/:\d+$/, '')} #${code}`;
