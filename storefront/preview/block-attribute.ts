/** Attribute of a block's wrapper while editing: the document and the block. */
export const BLOCK_ATTRIBUTE = 'data-preview-block';
