/**
 * The 404 page outside any site, which the proxy answers before. Next.js puts it into every page's data, so
 * it is minimal.
 */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
