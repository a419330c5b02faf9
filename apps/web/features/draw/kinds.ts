// The kinds of draw in words.
import * as words from '@tennis/words/draw-maker';
import * as stageWords from '@tennis/words/stages';
import type { DrawKind } from '@tennis/domain';

export const KIND_NAMES: Readonly<Record<DrawKind, string>> = {
  knockout: stageWords.kindKnockout,
  consolation: words.kindConsolation,
  feed_in_consolation: words.kindFeedInConsolation,
  compass: words.kindCompass,
  double_elimination: words.kindDoubleElimination,
  place_play_offs: words.kindPlacePlayOffs,
  qualifying: words.kindQualifying,
  round_robin: stageWords.kindRoundRobin,
  groups_knockout: words.kindGroupsKnockout,
};

export const KIND_HINTS: Readonly<Record<DrawKind, string>> = {
  knockout: words.hintKnockout,
  consolation: words.hintConsolation,
  feed_in_consolation: words.hintFeedInConsolation,
  compass: words.hintCompass,
  double_elimination: words.hintDoubleElimination,
  place_play_offs: words.hintPlacePlayOffs,
  qualifying: words.hintQualifying,
  round_robin: words.hintRoundRobin,
  groups_knockout: words.hintGroupsKnockout,
};
