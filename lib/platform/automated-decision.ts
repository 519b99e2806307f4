/**
 * Declaration of a rule that decides about people, for the privacy policy: which decisions are automated in
 * whole or part, and which kinds of personal information they use (Australian Privacy Principles 1.7 to 1.9,
 * Privacy Act 1988, Schedule 1, as amended by the Privacy and Other Legislation Amendment Act 2024, from 10
 * December 2026). Kept next to its rule in `<rule>.decision.ts`, so that both are changed together.
 */
export interface AutomatedDecision {
  title: string;
  /** Explains the decision and its method to visitors, in whole sentences. */
  decides: string;
  /** `alone`: fully automated; `part`: contributes to a decision by someone else. */
  role: 'alone' | 'part';
  /** Kinds of personal information it uses. */
  uses: readonly string[];
  /** Whether a person reviews it, and what visitors can request. */
  review: string;
}
