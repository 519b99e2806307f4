import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { withErrors } from '@/handlers/with-errors.server.ts';

/** The 404 of unknown API addresses, as JSON for any method. */
const nobody = withErrors(
  async () => {
    throw new ApiError('not_found', 'There is no such address.');
  },
  { event: 'unknown_address_failed' },
);

export { nobody as GET, nobody as OPTIONS, nobody as POST };
