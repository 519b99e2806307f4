/** Static text without a client component: the minimum bytes and times of a page in this Next version. */
export default function Page() {
  return (
    <main>
      <h1>Reference</h1>
      <p>The least a static page of this Next version can be: the yardstick of the page benchmark.</p>
    </main>
  );
}
