// The cookie without a secret that says that asking for the session is worth while. Behind https its name carries a prefix (ADR 4).

/** Found in `document.cookie` while somebody is signed in; early.js has the same. */
export const SIGNED_IN = /(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/;
