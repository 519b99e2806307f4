import { Button, Menu, MenuButton, MenuItem } from '@sanity/ui';
import { useId } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';

/** Logs a call to the shopper that was made with a phone. */
export function LogCall({
  office,
  threadId,
  onLogged,
  onProblem,
}: {
  office: BackOffice;
  threadId: string;
  onLogged(): void;
  onProblem(error: unknown): void;
}) {
  const id = useId();
  async function log(isAnswered: boolean) {
    onProblem(null);
    try {
      await office.logCall(threadId, { id: crypto.randomUUID(), isAnswered });
      onLogged();
    } catch (error) {
      onProblem(error);
    }
  }
  return (
    <MenuButton
      id={id}
      button={<Button mode="ghost" fontSize={1} padding={2} text="Log a call" />}
      menu={
        <Menu>
          <MenuItem text="I talked to the shopper" fontSize={1} onClick={() => void log(true)} />
          <MenuItem text="Nobody answered" fontSize={1} onClick={() => void log(false)} />
        </Menu>
      }
    />
  );
}
