// The topics of notices, and in which channels people can get each (D53): kinds that people would switch on and off together are one topic.
import type { NoticeKind } from './notice-terms.ts';

/** In the order in which they are offered. */
export const NOTICE_TOPICS = [
  'court',
  'times',
  'arranging',
  'rain',
  'draw',
  'result',
  'entry',
  'dispute',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The topic of each kind. */
export const TOPIC_OF: Readonly<Record<NoticeKind, NoticeTopic>> = {
  called: 'court',
  next: 'court',
  order_out: 'times',
  moved: 'times',
  late: 'times',
  proposal: 'arranging',
  proposal_accepted: 'arranging',
  proposal_declined: 'arranging',
  play_by: 'arranging',
  suspended: 'rain',
  resumed: 'rain',
  draw_out: 'draw',
  draw_back: 'draw',
  withdrawn: 'draw',
  opponent: 'draw',
  unplayed: 'draw',
  place_back: 'draw',
  opponent_left: 'draw',
  result: 'result',
  promoted: 'entry',
  partner_request: 'entry',
  partner_answer: 'entry',
  partner_left: 'entry',
  unpaired: 'entry',
  paired: 'entry',
  times_asked: 'times',
  dispute: 'dispute',
  reported: 'dispute',
  entries_open: 'entry',
  scorer: 'court',
};

/** How somebody is told of a topic. */
export interface NoticeChoice {
  readonly inApp: boolean;
  readonly byMail: boolean;
  /** On the devices that the account has allowed to be woken. */
  readonly byPush: boolean;
}

/**
 * The default for people who have chosen nothing: everything in the product and on their push devices; by mail only things they must know before
 * leaving home.
 */
export const DEFAULT_CHOICES: Readonly<Record<NoticeTopic, NoticeChoice>> = {
  court: { inApp: true, byMail: false, byPush: true },
  times: { inApp: true, byMail: true, byPush: true },
  arranging: { inApp: true, byMail: true, byPush: true },
  rain: { inApp: true, byMail: true, byPush: true },
  draw: { inApp: true, byMail: true, byPush: true },
  result: { inApp: true, byMail: false, byPush: true },
  entry: { inApp: true, byMail: false, byPush: true },
  dispute: { inApp: true, byMail: true, byPush: true },
};

/** Places and partners have mails of their own, which ask for an answer and always go out. */
export const hasOwnMail = (topic: NoticeTopic): boolean => topic === 'entry';
