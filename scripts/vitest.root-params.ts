// Stands in for `next/root-params` in tests, which have no route.
export const site = async () => undefined;
export const language = async () => undefined;
