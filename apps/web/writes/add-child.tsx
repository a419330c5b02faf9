// The way to add a child, wherever a parent finds that theirs is not there (D46).
import * as words from '@tennis/words/people';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import type { AddChildProps } from './add-child-dialog.tsx';

const [AddChildDialog] = onDemand<AddChildProps>(
  async () => (await import('./add-child-dialog.tsx')).AddChildDialog,
  words.childFailed,
);

/** The button with its dialog. */
export function AddChild() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={UserPlus} onClick={() => setIsOpen(true)}>
        {words.addChild}
      </Button>
      {isOpen && <AddChildDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
