import { API_FAILURE, answerApi } from '@/features/agents/api/answer-api.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/v1/…`: the API for dealers' own programs; `/api/v1/openapi.json` describes it. */
export const GET = withSite(({ request, site, pool }) => answerApi({ request, pool }, site), {
  isOffered: ({ settings }) => settings.apiAccess !== 'off',
  failure: API_FAILURE,
});
