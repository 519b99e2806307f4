import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';

const schema = z.object({ SEARCH_PRICES_BY_STATE: variables.SEARCH_PRICES_BY_STATE });

/**
 * Returns whether the search index of an environment has prices by state.
 *
 * @throws EnvironmentError
 */
export const searchesPricesByState = (environment: Record<string, string | undefined>): boolean =>
  parseEnvironment(schema, environment).SEARCH_PRICES_BY_STATE;
