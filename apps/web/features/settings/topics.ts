// The names of the topics of notices.
import type { NoticeTopic } from '@tennis/contract';
import * as words from '@tennis/words/settings';

/** By topic. */
export const TOPICS: Readonly<Record<NoticeTopic, string>> = {
  court: words.topicCourt,
  times: words.topicTimes,
  arranging: words.topicArranging,
  rain: words.topicRain,
  draw: words.topicDraw,
  result: words.topicResult,
  entry: words.topicEntry,
  dispute: words.topicDispute,
};
