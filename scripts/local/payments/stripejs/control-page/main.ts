// The page of this service: keeps its lists fresh and works its switches.
const live = document.getElementById('live') as HTMLElement;

async function refresh(): Promise<void> {
  try {
    const answer = await fetch('/parts');
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    // The same parts are left as they are: what has the focus keeps it.
    if (live.dataset.text !== text) {
      live.dataset.text = text;
      live.innerHTML = text;
    }
    document.body.dataset.stale = 'false';
  } catch {
    document.body.dataset.stale = 'true';
  }
}

const ask = (method: string, path: string, body?: string) =>
  fetch(`/control/${path}`, { method, body: body ?? null });

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-path]');
  if (!button) return;
  button.disabled = true;
  await ask(button.dataset.method ?? 'POST', button.dataset.path ?? '', button.dataset.body);
  button.disabled = false;
  if ('reload' in button.dataset) location.reload();
  else await refresh();
});

document.addEventListener('change', async (event) => {
  const select = event.target as HTMLSelectElement;
  const { fault } = select.dataset;
  if (fault) await ask('PATCH', 'faults', JSON.stringify({ [fault]: JSON.parse(select.value) }));
  else await ask('PUT', 'clock', JSON.stringify({ aheadMs: Number(select.value) }));
  select.dataset.on = String(select.selectedIndex !== 0);
  await refresh();
});

setInterval(() => void refresh(), 2_000);
