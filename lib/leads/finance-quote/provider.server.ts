import type { Environment } from '../../platform/env.ts';
import type { FinanceProvider } from './provider.ts';
import { youx } from './youx.server.ts';

/** Returns the configured finance provider; null disables quotes. */
export function quoteProvider({
  YOUX_URL,
  YOUX_KEY,
  YOUX_REDIRECT_HOSTS,
}: Pick<Environment, 'YOUX_URL' | 'YOUX_KEY' | 'YOUX_REDIRECT_HOSTS'>): FinanceProvider | null {
  return YOUX_URL && YOUX_KEY
    ? youx({ url: YOUX_URL, key: YOUX_KEY, redirectHosts: YOUX_REDIRECT_HOSTS })
    : null;
}
