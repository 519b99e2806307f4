/**
 * The 404 page outside any site, which the proxy answers before. Part of every page's data, so it is minimal;
 * otherwise Next.js would use its own.
 */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
