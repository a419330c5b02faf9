// The line every footer ends with.
import * as words from '@tennis/words/shell';
import { useState } from 'react';
import { presentMoment } from '../lib/rendering.ts';
import { platformName } from '../lib/platform.ts';

/** The current year and the product's name. */
export function Copyright() {
  const [year] = useState(() => presentMoment().getFullYear());
  return <span>{words.copyright({ year, platform: platformName() })}</span>;
}
