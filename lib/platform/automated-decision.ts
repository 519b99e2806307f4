/**
 * What a rule that decides about people says of itself, for the privacy policy: which decisions programs make alone or have a
 * part in, and which kinds of personal information they use (Australian Privacy Principles 1.7 to 1.9, Privacy Act 1988,
 * Schedule 1, as amended by the Privacy and Other Legislation Amendment Act 2024, from 10 December 2026). It stands beside its
 * rule, in a file `<rule>.decision.ts`, so that whoever changes one sees the other.
 */
export interface AutomatedDecision {
  title: string;
  /** What is decided and by what, in whole sentences that visitors read. */
  decides: string;
  /** `alone`: the program decides without a person; `part`: what it does leads to a decision of somebody else. */
  role: 'alone' | 'part';
  /** The kinds of personal information that go into it. */
  uses: readonly string[];
  /** Whether a person looks at it, and what somebody may ask for. */
  review: string;
}
