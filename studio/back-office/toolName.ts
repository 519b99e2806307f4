/** Names of tools, used in studio addresses and the tool menu. */
export const RESERVATIONS_TOOL = 'reservations';
export const LEADS_TOOL = 'leads';
export const TEST_DRIVES_TOOL = 'test-drives';
export const TEAM_TOOL = 'team';
export const SHOPPER_SESSIONS_TOOL = 'shopper-sign-ins';
export const ACTIVITY_TOOL = 'activity';
export const RESULTS_TOOL = 'results';
export const SITE_REPORT_TOOL = 'site-report';
export const MERCHANDISING_TOOL = 'merchandising';
export const PRINT_TOOL = 'print-stock';
export const FEEDS_TOOL = 'feeds';
export const ADVERTISING_TOOL = 'advertising';
export const NEW_SITE_TOOL = 'new-site';
export const API_KEYS_TOOL = 'api-keys';
export const REVIEWS_TOOL = 'reviews';
export const DESCRIPTIONS_TOOL = 'descriptions';

/** Tools of a site's staff, which require permission to see its shoppers. */
export const SHOPPER_TOOLS: readonly string[] = [
  RESERVATIONS_TOOL,
  LEADS_TOOL,
  TEAM_TOOL,
  TEST_DRIVES_TOOL,
  SHOPPER_SESSIONS_TOOL,
  ACTIVITY_TOOL,
  RESULTS_TOOL,
  SITE_REPORT_TOOL,
  MERCHANDISING_TOOL,
  PRINT_TOOL,
  DESCRIPTIONS_TOOL,
  ADVERTISING_TOOL,
];
