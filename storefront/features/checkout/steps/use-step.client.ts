'use client';
import { useChecked } from '@/features/payments/use-checked.client.ts';
import { stepProblems } from '../fields.ts';
import type { Step } from '../journey.ts';

/**
 * The form of a step: checked here first, by the rules the server has too. Going on loads the next page whole,
 * so that going back finds what the server keeps and never an older copy.
 * @param given problems a browser without script came back with
 */
export const useStep = (step: Step, action: string, given: readonly string[]) =>
  useChecked((answers) => stepProblems(step, answers), action, given);
