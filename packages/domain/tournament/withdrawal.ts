// The reasons for which an entry leaves a tournament, and the acts in a draw while it is played (ADR 21).

/** Why an entry withdraws: the words that a director chooses from. */
export const WITHDRAWAL_REASONS = ['injury', 'illness', 'no_show', 'other'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** Acts in a published draw that can be undone for a while. */
export const DRAW_ACTS = ['result', 'withdrawal', 'reinstatement', 'order', 'late_entry'] as const;
export type DrawActKind = (typeof DRAW_ACTS)[number];

/** How long something that was done in a draw can be undone. */
export const UNDO_MINUTES = 10;
