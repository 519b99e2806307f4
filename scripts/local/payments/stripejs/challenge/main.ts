// The bank's page inside its dialog: what the card's owner answers goes to the service, and what came of it to the page.

import { listenToPage } from '../frame/port.ts';
import { askService, type ChallengeNotice } from '../messages.ts';

listenToPage((port) => {
  const tell = (notice: ChallengeNotice) => port.postMessage(notice);
  new ResizeObserver(() => tell({ notice: 'height', height: document.documentElement.offsetHeight })).observe(
    document.documentElement,
  );
  const { source = '', key = '' } = document.body.dataset;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-outcome]')];
  // The page around has made room: the answers stand still, and can be given.
  port.onmessage = () => {
    port.onmessage = null;
    for (const button of buttons) button.disabled = false;
  };
  for (const button of buttons)
    button.addEventListener('click', async () => {
      for (const other of buttons) other.disabled = true;
      document.body.dataset.busy = 'true';
      const outcome = button.dataset.outcome ?? 'failed';
      tell({
        notice: 'answered',
        answer: await askService('', `/v1/challenges/${source}`, { key, outcome }),
      });
    });
});
