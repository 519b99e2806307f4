/** An answer is good for so long, however often a load balancer asks. */
const FRESH_MS = 2_000;
/** What takes longer counts as down. */
const TIMEOUT_MS = 2_000;

export interface ReadyAnswer {
  ready: boolean;
  /** Why not, in the order of the checks; a stopping process says only that. */
  problems: string[];
  /** Problems that people should look at, though visitors may still be sent to this copy. */
  warnings: string[];
}

/**
 * Whether a load balancer may send visitors to this process: what every page stands on answers, and it is not about to
 * stop. What a part of the site stands on, such as payments, is no reason to take all of it away.
 */
export class Readiness {
  readonly #checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly #now: () => number;
  readonly #warnings = new Set<string>();
  #answer: ReadyAnswer | null = null;
  #answeredAt = 0;
  #asking: Promise<ReadyAnswer> | null = null;
  #isStopping = false;

  /** @param checks by what they ask; one that throws says why it is not ready */
  constructor(checks: Readonly<Record<string, () => Promise<unknown>>>, now: () => number = Date.now) {
    this.#checks = checks;
    this.#now = now;
  }

  stop(): void {
    this.#isStopping = true;
  }

  /**
   * Says something from now on in every answer.
   * @returns whether it is said for the first time
   */
  warn(warning: string): boolean {
    const isNew = !this.#warnings.has(warning);
    this.#warnings.add(warning);
    return isNew;
  }

  async ask(): Promise<ReadyAnswer> {
    if (this.#isStopping) return { ready: false, problems: ['stopping'], warnings: [] };
    if (this.#answer && this.#now() - this.#answeredAt < FRESH_MS)
      return { ...this.#answer, warnings: [...this.#warnings] };
    this.#asking ??= this.#check().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #check(): Promise<ReadyAnswer> {
    const problems = await Promise.all(
      Object.entries(this.#checks).map(async ([name, check]) => ((await isDone(check)) ? [] : [name])),
    );
    this.#answeredAt = this.#now();
    this.#answer = {
      ready: problems.flat().length === 0,
      problems: problems.flat(),
      warnings: [...this.#warnings],
    };
    return this.#answer;
  }
}

/** Whether a check ends well and in time. Why not is for the log of whom it asks, not for the public. */
async function isDone(check: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
