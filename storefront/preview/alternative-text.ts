import { vercelStegaSplit } from '@vercel/stega';

/** A picture's alternative text without what says, while a page is edited, which field it comes from. */
export const plainAlternative = (alt: string): string => vercelStegaSplit(alt).cleaned;

/** The alternative text of a picture that only decorates: empty, but while a page is edited for where it comes from. */
export const noAlternative = (alt: string): string => vercelStegaSplit(alt).encoded;
