// Three small buttons: follow the system, light, dark.
import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '../ui/segmented.tsx';
import { chooseTheme, useThemeChoice, type ThemeChoice } from './theme.ts';

const CHOICES = [
  { value: 'system', label: 'System theme', icon: Monitor, iconOnly: true },
  { value: 'light', label: 'Light theme', icon: Sun, iconOnly: true },
  { value: 'dark', label: 'Dark theme', icon: Moon, iconOnly: true },
] as const satisfies { value: ThemeChoice; [key: string]: unknown }[];

/** The theme switch of footers and menus. */
export function ThemeSwitch() {
  return <Segmented label="Theme" options={[...CHOICES]} value={useThemeChoice()} onChange={chooseTheme} />;
}
