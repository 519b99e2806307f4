const refreshedLine = document.getElementById('refreshed') as HTMLElement;

async function refresh(): Promise<void> {
  try {
    const response = await fetch('/parts');
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    // Replacing unchanged parts would move the focus.
    if (refreshedLine.dataset.text !== text) {
      refreshedLine.dataset.text = text;
      refreshedLine.innerHTML = text;
    }
    document.body.dataset.stale = 'false';
  } catch {
    document.body.dataset.stale = 'true';
  }
}

const send = (method: string, path: string, body?: string) =>
  fetch(`/control/${path}`, { method, body: body ?? null });

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-path]');
  if (!button) return;
  button.disabled = true;
  await send(button.dataset.method ?? 'POST', button.dataset.path ?? '', button.dataset.body);
  button.disabled = false;
  if ('reload' in button.dataset) location.reload();
  else await refresh();
});

document.addEventListener('change', async (event) => {
  const select = event.target as HTMLSelectElement;
  const { fault } = select.dataset;
  if (fault) await send('PATCH', 'faults', JSON.stringify({ [fault]: JSON.parse(select.value) }));
  else await send('PUT', 'clock', JSON.stringify({ aheadMs: Number(select.value) }));
  select.dataset.on = String(select.selectedIndex !== 0);
  await refresh();
});

setInterval(() => void refresh(), 2_000);
