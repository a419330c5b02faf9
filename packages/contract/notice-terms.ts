// The kinds of notices in the product (D53), in a file apart from their schemas: the bell reads them on every page.

export const NOTICE_KINDS = [
  /** Somebody who waited has got a place. */
  'promoted',
  /** Somebody asks them to play as a pair, and what was answered. */
  'partner_request',
  'partner_answer',
  /** The other one of their pair has withdrawn. */
  'partner_left',
  /** Entries are closed, and theirs has lost its place, because it has no partner. */
  'unpaired',
  /** The organisers have made two entries theirs. */
  'paired',
  /** Somebody has entered times for a day whose order of play is out; the organisers are told. */
  'times_asked',
  /** Their entry was withdrawn by the organisers. */
  'withdrawn',
  /** After a withdrawal: a player's match has another opponent, is played again, or is not played; and the player who had stepped in waits again. */
  'opponent',
  'unplayed',
  'place_back',
  /** The other side of their match, made by hand, has withdrawn or is back; the organisers decide how it ends. */
  'opponent_left',
  'draw_out',
  /** A draw that was out is taken back. */
  'draw_back',
  'order_out',
  /** The court or the time of their match is another one now. */
  'moved',
  /** Their match is expected much later than they were told, or earlier than that again. */
  'late',
  /** The other side of a match with a last day proposes a place, or has answered; or the day comes near (OP39). */
  'proposal',
  'proposal_accepted',
  'proposal_declined',
  'play_by',
  /** Their match is called to its court. */
  'called',
  /** Their match is the next one on its court. */
  'next',
  'result',
  'suspended',
  'resumed',
  'dispute',
  /** The other side of their match has reported its result, and asks them to confirm it. */
  'reported',
  /** They are named to score the matches of a tournament. */
  'scorer',
  /** A club that they follow has opened the entries of a tournament. */
  'entries_open',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
