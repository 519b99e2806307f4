/** Stock number of the demo vehicle that has an open safety recall. */
export const RECALLED_STOCK_NUMBER = 'V10700';
