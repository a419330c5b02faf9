// A list that somebody has pasted on one page and continues with on another. It lasts as long as the visit, so going back and forth keeps it.
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly pasted?: string;
  }
}

/** The list that came along with a visit. */
export const pastedOf = (state: { readonly pasted?: string }): string => state.pasted ?? '';
