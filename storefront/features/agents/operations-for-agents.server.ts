import type { Site } from '@forecourt/lib/sites/site';
import type { Operation } from './operations/operation.ts';
import { operationsOf } from './operations/operations.server.ts';

/** Returns the operations that a site offers to assistants, by its features and its setting `agentAccess`. */
export const operationsForAgents = (site: Site): Operation[] => {
  const { agentAccess } = site.settings;
  if (agentAccess === 'off') return [];
  return operationsOf(site).filter(({ isReadOnly }) => isReadOnly || agentAccess === 'readAndLinks');
};
