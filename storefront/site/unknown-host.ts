import { plainPage } from './plain-page.ts';

export const UNKNOWN_HOST_PAGE = plainPage(
  'Site not found',
  '<p>There is no website at this address. Check its spelling. If it is yours, its host is not connected to a site yet.</p>',
);
