// The bank's page inside its dialog: sends the cardholder's choice to the emulator and the result to the
// merchant's page.

import { listenToPage } from '../frame/port.ts';
import { type ChallengeNotice, callService } from '../messages.ts';

listenToPage((port) => {
  const notify = (notice: ChallengeNotice) => port.postMessage(notice);
  new ResizeObserver(() =>
    notify({ notice: 'height', height: document.documentElement.offsetHeight }),
  ).observe(document.documentElement);
  const { source = '', key = '' } = document.body.dataset;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-outcome]')];
  // The dialog now has its final height, so the buttons no longer move and can be clicked.
  port.onmessage = () => {
    port.onmessage = null;
    for (const button of buttons) button.disabled = false;
  };
  for (const button of buttons)
    button.addEventListener('click', async () => {
      for (const other of buttons) other.disabled = true;
      document.body.dataset.busy = 'true';
      const outcome = button.dataset.outcome ?? 'failed';
      notify({
        notice: 'answered',
        answer: await callService('', `/v1/challenges/${source}`, { key, outcome }),
      });
    });
});
