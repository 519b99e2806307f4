import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';

const schema = z.object({ AGENT_PLATFORMS: variables.AGENT_PLATFORMS });

/**
 * Returns the name of a platform for dealers, such as `ChatGPT`; its id if it is no longer configured, and null
 * for the site's own checkout.
 */
export function assistantName(platform: string | null): string | null {
  if (platform === null) return null;
  const { AGENT_PLATFORMS } = parseEnvironment(schema);
  return AGENT_PLATFORMS.find(({ id }) => id === platform)?.name ?? platform;
}
