/** Whether a visitor's browser sends Global Privacy Control, in the header of that name: https://www.w3.org/TR/gpc/ */
export const hasGpc = ({ headers }: Pick<Request, 'headers'>): boolean => headers.get('sec-gpc') === '1';
