/** Returns whether a path is a page, unlike the addresses that start a preview. */
export const isPagePath = (path: string): boolean => !path.startsWith('/api/');
