// Three small buttons: follow the system, light, dark.
import * as words from '@tennis/words/shell';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '../ui/segmented.tsx';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../lib/theme.ts';

const CHOICES = [
  { value: 'system', label: words.systemTheme, icon: Monitor, iconOnly: true },
  { value: 'light', label: words.lightTheme, icon: Sun, iconOnly: true },
  { value: 'dark', label: words.darkTheme, icon: Moon, iconOnly: true },
] as const satisfies { value: ThemeChoice; [key: string]: unknown }[];

/** The theme switch of footers and menus; without `onChoose` only the browser stores the choice. */
export function ThemeSwitch({ onChoose = chooseTheme }: { onChoose?: (theme: ThemeChoice) => void }) {
  return (
    <Segmented label={words.theme} options={[...CHOICES]} value={useThemeChoice()} onChange={onChoose} />
  );
}
