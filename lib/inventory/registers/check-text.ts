import type { CheckResult } from './check.ts';

export interface CheckText {
  /** The register. */
  title: string;
  /** Its facts, one per entry. */
  facts: { text: string; isGood: boolean }[];
  certificate: string;
}

const fact = (isGood: boolean, good: string, bad: string) => ({ isGood, text: isGood ? good : bad });

/** Returns what a register says about a vehicle, for buyers. */
export function checkText(result: CheckResult): CheckText {
  const { certificate } = result;
  if (result.register === 'recalls')
    return {
      title: 'Safety recalls',
      certificate,
      facts:
        result.recalls.length === 0
          ? [{ isGood: true, text: 'No recalls' }]
          : result.recalls.map(({ number, title, isOpen }) =>
              fact(!isOpen, `Completed: ${title} (${number})`, `Open: ${title} (${number})`),
            ),
    };
  return {
    title: 'PPSR',
    certificate,
    facts: [
      fact(
        result.interests === 0,
        'No security interest registered',
        'A security interest is registered. Ask us how it will be cleared.',
      ),
      fact(!result.isWrittenOff, 'Not recorded as written off', 'Recorded as written off'),
      fact(!result.isStolen, 'Not recorded as stolen', 'Recorded as stolen'),
    ],
  };
}
