// The build-time settings of the web app.

interface ImportMetaEnv {
  /** "1" puts the component gallery into a release build, for checking it there. */
  readonly VITE_GALLERY?: string;
}
