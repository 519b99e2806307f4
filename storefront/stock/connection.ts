/** How a browser reaches the search service, and the key that limits what it sees. */
export interface BrowserConnection {
  appId: string;
  /** A secured key of the site: it sees no other site's stock. */
  apiKey: string;
  /** `http://localhost:4001`; null for Algolia's own hosts. */
  host: string | null;
}
