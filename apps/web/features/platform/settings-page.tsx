// Platform Settings (specification sections 2 and 5; D22): settings that the platform uses and others, each with the time of its last change.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import type { PlatformSetting } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { aboutSetting } from './known-settings.ts';
import { SettingDialog } from './setting-dialog.tsx';

/** Keys, and the words that known keys take, are in no language (ISO 639: no linguistic content). */
const CODE = 'zxx';

/** The page at /admin/platform-settings. */
export function PlatformSettingsPage() {
  usePageTitle(words.platformSettings);
  const query = useQuery(read('listPlatformSettings', {}));
  const [open, setOpen] = useState<PlatformSetting | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={words.platformSettings}
        description={words.settingsIntro}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
            {words.addSetting}
          </Button>
        }
      />
      {query.isError && <LoadFailed text={words.settingsFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <CardGrid skeletons={6} />}
      {query.data !== undefined && (
        <ul aria-label={words.platformSettings} className="grid gap-3">
          {query.data.map((setting) => (
            <SettingRow key={setting.id} setting={setting} onEdit={() => setOpen(setting)} />
          ))}
        </ul>
      )}
      {open !== null && (
        <SettingDialog setting={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function SettingRow({ setting, onEdit }: { setting: PlatformSetting; onEdit: () => void }) {
  const { settingKey, settingValue, updatedAt, kind } = setting;
  const about = aboutSetting(setting);
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="type-column flex flex-wrap items-center gap-2">
          <span lang={CODE} className="[overflow-wrap:anywhere]">
            {settingKey}
          </span>
          <Badge tone={kind === null ? 'outline' : 'primary'}>
            {kind === null ? words.ownSetting : words.steers}
          </Badge>
        </h2>
        <p
          {...(kind === null ? {} : { lang: CODE })}
          className="mt-1 text-body whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {settingValue}
        </p>
        {about !== null && <p className="mt-1 text-control text-ink2 whitespace-pre-line">{about}</p>}
        <p className="mt-1 text-meta text-ink3">
          {words.lastUpdated({ when: formatMatchTime(updatedAt, viewerZone()) })}
        </p>
      </div>
      <Button icon={Pencil} aria-label={actionFor({ action: words.edit, name: settingKey })} onClick={onEdit}>
        {words.edit}
      </Button>
    </Card>
  );
}
