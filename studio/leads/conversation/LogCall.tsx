import { Button, Flex } from '@sanity/ui';
import { useState } from 'react';
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
  const [isOpen, setIsOpen] = useState(false);
  async function log(isAnswered: boolean) {
    setIsOpen(false);
    onProblem(null);
    try {
      await office.logCall(threadId, { id: crypto.randomUUID(), isAnswered });
      onLogged();
    } catch (error) {
      onProblem(error);
    }
  }
  return (
    <Flex gap={1} align="center" wrap="wrap">
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Log a call"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((was) => !was)}
      />
      {isOpen && (
        <>
          <Button mode="bleed" fontSize={1} padding={2} text="We talked" onClick={() => void log(true)} />
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Nobody answered"
            onClick={() => void log(false)}
          />
        </>
      )}
    </Flex>
  );
}
