// The line every footer ends with.
import * as words from '@tennis/words/shell';
import { useState } from 'react';
import { PLATFORM_NAME } from '../lib/platform.ts';

/** The current year and the product's name. */
export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return <span>{words.copyright({ year, platform: PLATFORM_NAME })}</span>;
}
