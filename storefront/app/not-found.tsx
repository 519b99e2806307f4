/**
 * What stands where an address belongs to no site, which the proxy has answered already. Every page carries it, so it is
 * a heading alone where the framework would put a page of its own.
 */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
