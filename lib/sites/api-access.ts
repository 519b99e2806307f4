/** Who may use a site's API: nobody, or programs with a key. */
export const API_ACCESS = ['off', 'withKeys'] as const;
