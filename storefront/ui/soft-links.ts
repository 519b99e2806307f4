/** The attribute of a link that is followed without loading the page anew; see `Link` and `SoftLinks`. */
export const SOFT_LINK_ATTRIBUTE = 'data-soft';
