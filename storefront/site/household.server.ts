import { environment } from '@forecourt/lib/platform/env';
import { clientHousehold } from '@forecourt/lib/platform/network/client-household';
import type { Household } from '@forecourt/lib/platform/network/household';

/** Returns the client's household, for rate limits only; `unknown` without `x-forwarded-for`. */
export const householdOfRequest = ({ headers }: Pick<Request, 'headers'>): Household =>
  clientHousehold(headers.get('x-forwarded-for'), environment().TRUSTED_PROXIES);
