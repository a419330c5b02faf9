// Downloading a copy of everything that the product knows about the user.
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/accounts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf, read } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The card Your data. */
export function DataCard({ username }: { username: string }) {
  // Read on request, and kept nowhere.
  const { refetch, isFetching } = useQuery({ ...read('getUserData', {}), enabled: false, gcTime: 0 });
  async function download() {
    const { data, error } = await refetch();
    if (data === undefined || error !== null) {
      const description = messageOf(error, words.downloadFailed);
      toast({ title: controls.error, description, tone: 'danger' });
      return;
    }
    saveFile(`tennis-${username}.json`, 'application/json', JSON.stringify(data, null, 2));
    toast({ title: words.downloadReady, description: words.downloadReadyText });
  }
  return (
    <Card as="section" padding="l" aria-label={words.data}>
      <CardHeader title={words.data} />
      <p className="mb-4 max-w-prose text-body text-ink2">{words.dataText}</p>
      <Button icon={Download} busy={isFetching} onClick={() => void download()}>
        {words.download}
      </Button>
    </Card>
  );
}
