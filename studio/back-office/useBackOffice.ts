import { useMemo } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { localBackOffice } from '../local/localBackOffice.ts';
import { type BackOffice, backOffice } from './backOffice.ts';

const address =
  process.env.SANITY_STUDIO_BACK_OFFICE_URL ||
  (process.env.SANITY_STUDIO_LAKE === 'local' ? localBackOffice : null);

/** The back office client, or what is missing for one. */
export type Connection = { office: BackOffice } | { missing: 'address' | 'token' };

/**
 * Returns a back office client. Its address comes from the environment, and its token from the studio
 * session.
 */
export function useBackOffice(): Connection {
  const { token } = useClient({ apiVersion: API_VERSION }).config();
  return useMemo(() => {
    if (!address) return { missing: 'address' };
    if (!token) return { missing: 'token' };
    return { office: backOffice(typeof address === 'string' ? address : address(), token) };
  }, [token]);
}
