// Headers of our own that pages and server know.

/** The header in which a page sends its score link (D51). It is not in the address, because addresses are logged and kept in histories. */
export const SCORE_LINK_HEADER = 'x-score-link';
