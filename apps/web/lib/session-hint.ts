// The cookie without a secret that says that there may be a session to ask for. Over https its name has a prefix (ADR 4).

/** Found in `document.cookie` while somebody is signed in; early.js has the same. */
export const SIGNED_IN = /(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/;
