// Somebody's settings for the pad on this device: controls for the left hand, and a sound with each point.
import { useState } from 'react';

/** Both are off until somebody wants them. */
export interface PadChoices {
  readonly leftHanded: boolean;
  readonly sound: boolean;
}

const KEY = 'score-pad';

function kept(): PadChoices {
  try {
    const { leftHanded = false, sound = false } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    ) as Partial<PadChoices>;
    return { leftHanded, sound };
  } catch {
    return { leftHanded: false, sound: false };
  }
}

/** The choices, and how one is turned. */
export function usePadChoices(): {
  readonly choices: PadChoices;
  readonly turn: (choice: keyof PadChoices) => void;
} {
  const [choices, setChoices] = useState(kept);
  const turn = (choice: keyof PadChoices): void => {
    const next = { ...choices, [choice]: !choices[choice] };
    setChoices(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It holds for as long as the page is open.
    }
  };
  return { choices, turn };
}
