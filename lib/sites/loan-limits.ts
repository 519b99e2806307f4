/** Whether the finance calculator has its own loan limits, or shares those of the pre-approval. */
export const LOAN_LIMITS = ['separate', 'shared'] as const;
