// The build-time settings of the web app.

interface ImportMetaEnv {
  /** "1" puts the component gallery into a release build, for checking it there. */
  readonly VITE_GALLERY?: string;
}

// The package has types of this module, but not where it is imported from.
declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';

  /** The source of an ES module that exports the messages by their names. */
  export default function compileModule(
    format: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string;
}
