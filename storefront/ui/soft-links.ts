/** Attribute of links for client-side navigation; see `Link` and `SoftLinks`. */
export const SOFT_LINK_ATTRIBUTE = 'data-soft';
