// The rules of this house that no linter ships, as a plugin for oxlint.
import { boundaries } from './boundaries.mjs';
import { purity } from './purity.mjs';

import { sentences } from './sentences.mjs';

export default { meta: { name: 'house' }, rules: { boundaries, purity, sentences } };
