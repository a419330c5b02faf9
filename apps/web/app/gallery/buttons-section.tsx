// Gallery: everything that is pressed.
import { Plus, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section, Specimen } from './specimen.tsx';

/** Buttons, dialogs and toasts. */
export function ButtonsSection() {
  const [open, setOpen] = useState<'none' | 'form' | 'confirm'>('none');
  const [club, setClub] = useState('');
  const close = () => setOpen('none');
  return (
    <Section title="Actions">
      <Specimen name="Button">
        <Button variant="primary">Create Tournament</Button>
        <Button>Edit</Button>
        <Button variant="quiet" icon={Printer}>
          Print draw
        </Button>
        <Button variant="danger">Delete</Button>
        <Button variant="danger-solid">Delete club</Button>
        <Button variant="primary" busy>
          Logging in...
        </Button>
        <Button disabled>Disabled</Button>
        <LinkButton href="/ui">View Details</LinkButton>
        <IconButton icon={Plus} label="Add court" variant="secondary" />
        <IconButton icon={Trash2} label="Delete setting" />
      </Specimen>
      <Specimen name="Dialog, ConfirmDialog">
        <Button onClick={() => setOpen('form')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
      </Specimen>
      <Specimen name="Toast">
        <Button onClick={() => toast({ title: 'Tournament created' })}>Success toast</Button>
        <Button
          onClick={() =>
            toast({
              title: 'Login failed',
              description: 'Invalid username or password',
              tone: 'danger',
              duration: 3000,
            })
          }
        >
          Error toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Logged out successfully',
              description: 'You have been logged out of your account.',
              tone: 'info',
            })
          }
        >
          Info toast
        </Button>
      </Specimen>
      {open === 'form' && (
        <Dialog
          onOpenChange={close}
          title="Add Member"
          description="The member will receive a welcome email."
          unsaved={club !== ''}
          footer={
            <>
              <CancelButton />
              <Button
                variant="primary"
                onClick={() => toast({ title: 'Error', description: 'Failed to add member', tone: 'danger' })}
              >
                Add Member
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <TextField label="Name" value={club} onChange={(event) => setClub(event.target.value)} />
            <TextField label="Email" type="email" hint="Seen by the club's admins and the person." />
          </div>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          onOpenChange={close}
          title="Delete Riverside Tennis Club?"
          description="Its courts, members and invitations go with it. This cannot be undone."
          confirmLabel="Delete club"
          onConfirm={close}
        />
      )}
    </Section>
  );
}
