import { seesDrafts } from '@forecourt/schemas/roles';
import {
  API_KEYS_TOOL,
  FEEDS_TOOL,
  LEADS_TOOL,
  NEW_SITE_TOOL,
  RESERVATIONS_TOOL,
  REVIEWS_TOOL,
  SHOPPER_TOOLS,
  TEAM_TOOL,
  TEST_DRIVES_TOOL,
} from '../back-office/toolName.ts';

/** Tools of administrators, with why others cannot use them. */
const OF_ADMINISTRATORS: Readonly<Record<string, string>> = {
  vision: 'Only administrators can run queries.',
  [FEEDS_TOOL]: 'Only administrators can manage feeds.',
  [NEW_SITE_TOOL]: 'Only administrators can create a site.',
  [API_KEYS_TOOL]: 'Only administrators can manage API keys.',
};

/** Tools of roles that read drafts, with why others cannot use them. */
const OF_EDITORS: Readonly<Record<string, string>> = {
  presentation: 'Only editors can preview drafts.',
  'new-page': 'Only editors can create pages.',
  calendar: 'Only editors can schedule content.',
  media: 'Only editors can manage pictures.',
  releases: 'Only editors can prepare campaigns.',
  [REVIEWS_TOOL]: 'Only editors can review drafts.',
};

/** The order of tools for people who work with shoppers and not with content. */
const FIRST_OF_SALES = ['home', LEADS_TOOL, TEST_DRIVES_TOOL, RESERVATIONS_TOOL, TEAM_TOOL, 'structure'];

/** Returns the tools that a user's roles cannot use, with the reason. Rights to see shoppers are separate. */
export const withheldTools = (roles: readonly string[]): Readonly<Record<string, string>> => ({
  ...(roles.includes('administrator') ? {} : OF_ADMINISTRATORS),
  ...(roles.some(seesDrafts) ? {} : OF_EDITORS),
});

/** Returns tools in the order of a user's work: those for shoppers come first for roles without drafts. */
export function orderedTools<Tool extends { name: string }>(
  tools: readonly Tool[],
  roles: readonly string[],
): Tool[] {
  if (roles.some(seesDrafts)) return [...tools];
  const rank = ({ name }: Tool) => {
    const index = FIRST_OF_SALES.indexOf(name);
    if (index !== -1) return index;
    return SHOPPER_TOOLS.includes(name) ? FIRST_OF_SALES.length : FIRST_OF_SALES.length + 1;
  };
  return tools.toSorted((one, other) => rank(one) - rank(other));
}
