// Taking away a copy of all that the product holds about oneself.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api, messageOf } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The card Your data. */
export function DataCard({ username }: { username: string }) {
  const download = useMutation({
    mutationFn: () => api.getUserData({}),
    onSuccess: (data) => {
      saveFile(`tennis-${username}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: 'Download ready', description: 'It is saved as a file on this device.' });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to download your data.'),
        tone: 'danger',
      }),
  });
  return (
    <Card as="section" padding="l" aria-label="Your data">
      <CardHeader title="Your data" />
      <p className="mb-4 max-w-prose text-body text-ink2">
        A file with all that is stored about you: your account, clubs, entries, matches, invitations, devices
        and mails. Any text editor opens it (JSON).
      </p>
      <Button icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
    </Card>
  );
}
