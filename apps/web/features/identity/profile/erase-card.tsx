// The end of an account: first what it means, then the password, then it is gone (ADR 14).
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** The card Delete account. */
export function EraseCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" padding="l" aria-label="Delete account">
      <CardHeader title="Delete account" />
      <p className="mb-4 max-w-prose text-body text-ink2">
        Your account and all that says who you are is deleted at once and cannot be brought back. Results of
        matches stay under a neutral name.
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <EraseDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
