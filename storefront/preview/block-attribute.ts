/** The attribute of the element around a block of a page that is edited: what block of which document it is. */
export const BLOCK_ATTRIBUTE = 'data-preview-block';
