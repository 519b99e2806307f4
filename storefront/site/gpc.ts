/** Returns whether the visitor's browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
export const hasGpc = ({ headers }: Pick<Request, 'headers'>): boolean => headers.get('sec-gpc') === '1';
