import { removals } from '@forecourt/lib/operations/removal/removals.server';
import { serverLake } from './server-lake.server.ts';

export const {
  state: removalState,
  request: requestRemoval,
  answer: answerRemoval,
  withdraw: withdrawRemoval,
} = removals(serverLake);
