/** What the build writes into the script (vite.config.ts): each address with the files of its page, beside those of every page. */
declare const PAGE_FILES: readonly (readonly [address: string, files: readonly string[]])[];
