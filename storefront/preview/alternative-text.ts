import { vercelStegaSplit } from '@vercel/stega';

/** Returns the alt text without the invisible source field. */
export const plainAlternative = (alt: string): string => vercelStegaSplit(alt).cleaned;

/** Returns the alt text of a decorative image: empty, except for the invisible source field while editing. */
export const noAlternative = (alt: string): string => vercelStegaSplit(alt).encoded;
