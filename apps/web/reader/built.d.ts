/** The build's data for the script (vite.config.ts): each address with the files of its page, besides those of every page. */
declare const PAGE_FILES: readonly (readonly [address: string, files: readonly string[]])[];
