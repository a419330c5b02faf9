// How the product is shown to the reader (design brief, /settings). Each choice is saved at once.
import * as shell from '@tennis/words/shell';
import * as words from '@tennis/words/settings';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@tennis/words/languages';
import { clock } from '@tennis/words/language';
import { chooseLanguage, LANGUAGE } from '../../lib/language.ts';
import { formatClockIn, viewerZone } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import type { ThemeChoice } from '../../lib/theme.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { ContactCard } from './contact-card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { timeZoneOptions } from '../../ui/time-zone-options.ts';
import { useLanguage } from '../../writes/use-language.ts';
import { usePreferences } from '../../writes/use-preferences.ts';

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: words.systemTheme },
  { value: 'light', label: words.lightTheme },
  { value: 'dark', label: words.darkTheme },
];

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

const EXAMPLE = '14:30';
const ofLanguage = formatClockIn(clock, EXAMPLE);
const HOURS = [
  { value: '', label: words.hoursOfLanguage({ example: ofLanguage }) },
  { value: '12', label: words.hours12({ example: formatClockIn('12', EXAMPLE) }) },
  { value: '24', label: words.hours24({ example: formatClockIn('24', EXAMPLE) }) },
];

const DEVICE = '';
const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page at /settings. */
export function SettingsPage() {
  usePageTitle(words.title);
  const user = useSession();
  const preferences = usePreferences();
  const { kept, busy } = preferences;
  const language = useLanguage();
  const isSignedIn = user !== null && user !== undefined;
  return (
    <>
      <PageHeader title={words.title} description={isSignedIn ? words.onAccount : words.onDevice} />
      <div className="grid max-w-3xl gap-4">
        <Card as="section" padding="l" aria-label={words.look}>
          <CardHeader title={words.look} />
          <div className="grid gap-5">
            <div className="grid gap-1.5">
              <span className="text-control font-medium text-ink">{shell.theme}</span>
              <Segmented
                className="justify-self-start"
                label={shell.theme}
                options={THEMES}
                value={preferences.theme}
                onChange={preferences.chooseTheme}
              />
            </div>
            <Select
              label={shell.language}
              className="max-w-xs"
              value={LANGUAGE}
              disabled={language.busy}
              options={LANGUAGE_OPTIONS}
              onChange={({ target: { value } }) => {
                if (!isLanguage(value)) return;
                if (isSignedIn) language.choose(value);
                else chooseLanguage(value);
              }}
            />
          </div>
        </Card>
        <Card as="section" padding="l" aria-label={words.times}>
          <CardHeader title={words.times} />
          <div className="grid gap-5">
            <Select
              label={words.hours}
              className="max-w-xs"
              value={kept.hours ?? ''}
              disabled={busy}
              options={HOURS}
              onChange={({ target: { value } }) =>
                preferences.choose({ hours: value === '12' || value === '24' ? value : null })
              }
            />
            <Combobox
              label={words.zone}
              hint={words.zoneHint}
              className="max-w-md"
              value={kept.timeZone ?? DEVICE}
              options={[
                { value: DEVICE, label: words.zoneOfDevice({ zone: deviceZone.replaceAll('_', ' ') }) },
                ...timeZoneOptions(viewerZone()),
              ]}
              onChange={(zone) => preferences.choose({ timeZone: zone === DEVICE ? null : zone })}
            />
          </div>
        </Card>
        {isSignedIn && <ContactCard user={user} />}
        {isSignedIn && <NoticesCard />}
        <Card as="section" padding="l" aria-label={words.keyboard}>
          <CardHeader title={words.keyboard} />
          <Switch
            label={words.singleKeys}
            hint={words.singleKeysHint}
            checked={kept.shortcuts}
            disabled={busy}
            onChange={(event) => preferences.choose({ shortcuts: event.target.checked })}
          />
        </Card>
      </div>
    </>
  );
}
