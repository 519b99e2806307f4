import { CRITERIA, type Criterion } from './criteria.ts';
import { EVIDENCE, type Evidence } from './evidence.ts';

/** The results of the browser tests that the statement rests on. */
export interface AccessibilityReport {
  /** Day of the run: `2026-11-30`; null if they have not run. */
  testedOn: string | null;
  /** Files in which every test passed, without `.spec.ts`. */
  passed: readonly string[];
  /** Files with a failed test. */
  failed: readonly string[];
}

/** The terms of a VPAT (https://www.itic.org/policy/accessibility/vpat). */
export const CONFORMANCE = [
  'Supports',
  'Partially supports',
  'Does not support',
  'Not applicable',
  'Not evaluated',
] as const;
export type Conformance = (typeof CONFORMANCE)[number];

export interface Claim extends Criterion {
  conformance: Conformance;
  remark: string;
}

/**
 * Returns how far the product meets a criterion. A claim needs a result for each of its tests: with one
 * missing, the criterion has not been evaluated.
 */
export function conformanceOf(evidence: Evidence, { passed, failed }: AccessibilityReport): Conformance {
  if ('isConcerned' in evidence) return 'Not applicable';
  if ('review' in evidence) {
    if (!evidence.review) return 'Not evaluated';
    return evidence.review.isMet ? 'Supports' : 'Does not support';
  }
  const { checks, exception } = evidence;
  if (!checks.every((check) => passed.includes(check) || failed.includes(check))) return 'Not evaluated';
  if (checks.every((check) => failed.includes(check))) return 'Does not support';
  return exception || checks.some((check) => failed.includes(check)) ? 'Partially supports' : 'Supports';
}

/** Returns the claim for each criterion of WCAG 2.2 A and AA, in the standard's order. */
export const claimsOf = (report: AccessibilityReport): Claim[] =>
  CRITERIA.map((criterion) => {
    const evidence = EVIDENCE[criterion.number];
    const exception = 'exception' in evidence && evidence.exception ? ` ${evidence.exception}` : '';
    return {
      ...criterion,
      conformance: conformanceOf(evidence, report),
      remark: `${evidence.remark}${exception}`,
    };
  });

/** The files of browser tests that the statement needs, sorted. */
export const ACCESSIBILITY_CHECKS: readonly string[] = [
  ...new Set(Object.values(EVIDENCE).flatMap((evidence) => ('checks' in evidence ? evidence.checks : []))),
].toSorted();
