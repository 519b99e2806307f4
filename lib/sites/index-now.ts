/** A site's key for IndexNow (https://www.indexnow.org/documentation). It is public: anyone may read the file. */
export const INDEX_NOW_KEY = /^[a-zA-Z0-9-]{8,128}$/;

/** The address of the file with the key. At the root, so that it covers the whole site. */
export const INDEX_NOW_PATH = '/indexnow.txt';
