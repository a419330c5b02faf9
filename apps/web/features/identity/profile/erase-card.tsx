// The end of an account: first what it means, then the password, then it is gone (ADR 14).
import * as words from '@tennis/words/accounts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** The card Delete account. */
export function EraseCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" padding="l" aria-label={words.erase}>
      <CardHeader title={words.erase} />
      <p className="mb-4 max-w-prose text-body text-ink2">{words.eraseText}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {words.eraseMine}
      </Button>
      {isOpen && <EraseDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
