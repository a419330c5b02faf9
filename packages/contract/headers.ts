// Headers of our own that pages and server know.

/** In which a page sends its score link (D51): not in the address, which is logged and kept in histories. */
export const SCORE_LINK_HEADER = 'x-score-link';
