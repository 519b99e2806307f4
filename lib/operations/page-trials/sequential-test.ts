/**
 * A sequential test of two versions of a page, which may be looked at after every visitor and stopped at any
 * time without more false alarms than `alpha`.
 *
 * Source: M. Lindon, A. Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022, for two
 * categories; the mixture martingale is that of H. Robbins, "Statistical Methods Related to the Law of the
 * Iterated Logarithm", Annals of Mathematical Statistics 41 (1970).
 *
 * Visitors are assigned by fair coin, so among visitors with an outcome the share of the variant is
 * θ = p₁ / (p₀ + p₁), with p₀ and p₁ the rates of control and variant. With x₀ and x₁ outcomes and a Beta(a, a)
 * mixture, the likelihood ratio against θ is
 *
 *   E(θ) = B(a + x₁, a + x₀) / B(a, a) / (θ^x₁ (1 − θ)^x₀)
 *
 * It is a martingale with expectation 1 if θ is true, so by Ville's inequality P(E(θ) ≥ 1/α at any time) ≤ α.
 * The test is exact for any number of outcomes, and needs no number of visitors. The interval is the set of θ
 * with E(θ) < 1/α; as p₁ / p₀ = θ / (1 − θ), it is an interval for the relative change too.
 */

/** Chance of a wrong result, over the whole time of a trial. */
export const ALPHA = 0.05;

/**
 * Parameter of the Beta mixture. Its standard deviation of 0.064 suits rates that differ by about a quarter.
 * Any value keeps the error below alpha; it decides only which differences are found soonest.
 */
const MIXTURE = 30;

export interface Outcomes {
  /** Visitors of each version with the outcome. */
  control: number;
  variant: number;
}

/** Coefficients of Lanczos' approximation with g = 7, exact to 15 digits. */
const FIRST = 0.99999999999980993;
const LANCZOS: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Natural logarithm of the gamma function, for arguments of at least 1. */
function logGamma(value: number): number {
  const x = value - 1;
  const sum = LANCZOS.reduce((total, coefficient, index) => total + coefficient / (x + index + 1), FIRST);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Returns the natural logarithm of E(θ). */
export function logEvidence({ control, variant }: Outcomes, theta = 0.5): number {
  const ownLog = (count: number, share: number) => (count === 0 ? 0 : count * Math.log(share));
  return (
    logBeta(MIXTURE + variant, MIXTURE + control) -
    logBeta(MIXTURE, MIXTURE) -
    ownLog(variant, theta) -
    ownLog(control, 1 - theta)
  );
}

/** Returns the always-valid p-value of 'both versions have the same rate'. */
export const alwaysValidP = (outcomes: Outcomes): number => Math.min(1, Math.exp(-logEvidence(outcomes)));

export interface Interval {
  /** Relative change of the variant's rate: 0.1 is 10% more, −1 is a rate of zero. */
  low: number;
  /** Null if there are too few outcomes for an upper limit. */
  high: number | null;
}

const STEPS = 60;

/** Returns the interval of the relative change that holds at all times with probability 1 − alpha. */
export function liftInterval(outcomes: Outcomes, alpha = ALPHA): Interval {
  const limit = Math.log(1 / alpha);
  const { control, variant } = outcomes;
  const middle = control + variant === 0 ? 0.5 : variant / (control + variant);
  // E(θ) grows with the distance from the observed share.
  const edge = (outside: number): number => {
    let inside = middle;
    let beyond = outside;
    for (let step = 0; step < STEPS; step += 1) {
      const theta = (inside + beyond) / 2;
      if (logEvidence(outcomes, theta) < limit) inside = theta;
      else beyond = theta;
    }
    return inside;
  };
  const low = variant === 0 ? 0 : edge(0);
  const high = control === 0 ? 1 : edge(1);
  return { low: low / (1 - low) - 1, high: high > 1 - 1e-9 ? null : high / (1 - high) - 1 };
}
