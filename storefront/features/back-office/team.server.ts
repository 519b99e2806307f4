import { teamOffice } from '@forecourt/lib/operations/back-office/team.server';
import { environment } from '@forecourt/lib/platform/env';
import { loadLocations } from '@/content/locations.server.ts';

export const team = teamOffice({
  places: loadLocations,
  token: () => environment().SANITY_WRITE_TOKEN ?? null,
});
