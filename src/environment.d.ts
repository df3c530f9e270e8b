/** What the build knows of its surroundings (see build/environment.ts). */
interface ImportMetaEnv {
  /** Where films and pictures come from; empty for the site's own host. */
  readonly MEDIA_ORIGIN: string;
  readonly BUILD_YEAR: number;
}
