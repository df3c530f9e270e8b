/** What the build knows of its surroundings (see settings.ts). */
interface ImportMetaEnv {
  /** Where films and pictures come from; empty for the site's own host. */
  readonly MEDIA_ORIGIN: string;
  /** Where the forms deliver; empty for the console. */
  readonly FORM_ENDPOINT: string;
  readonly BUILD_YEAR: number;
}
