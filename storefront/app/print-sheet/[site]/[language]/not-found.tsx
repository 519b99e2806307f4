/** Shown in the tab that was opened for printing. */
export default function NothingToPrint() {
  return (
    <main id="content" className="sheet-nothing">
      <h1>Nothing to print</h1>
      <p>This vehicle is no longer for sale, or its address is mistyped.</p>
      <p>
        <a href="/search">Search our stock</a>
      </p>
    </main>
  );
}
