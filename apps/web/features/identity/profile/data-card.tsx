// Taking away a copy of all that the product holds about oneself.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf, read } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The card Your data. */
export function DataCard({ username }: { username: string }) {
  // Asked for when it is wanted, and kept nowhere.
  const { refetch, isFetching } = useQuery({ ...read('getUserData', {}), enabled: false, gcTime: 0 });
  async function download() {
    const { data, error } = await refetch();
    if (data === undefined || error !== null) {
      const description = messageOf(error, 'Failed to download your data.');
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    saveFile(`tennis-${username}.json`, 'application/json', JSON.stringify(data, null, 2));
    toast({ title: 'Download ready', description: 'It is saved as a file on this device.' });
  }
  return (
    <Card as="section" padding="l" aria-label="Your data">
      <CardHeader title="Your data" />
      <p className="mb-4 max-w-prose text-body text-ink2">
        A file with all that is stored about you: your account, clubs, entries, matches, invitations, devices
        and mails. Any text editor opens it (JSON).
      </p>
      <Button icon={Download} busy={isFetching} onClick={() => void download()}>
        Download my data
      </Button>
    </Card>
  );
}
