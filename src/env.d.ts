/** What the build writes into the code. */
interface ImportMetaEnv {
  /** Whether this build carries the demo backend; `false` in production, so that all of it falls away. */
  readonly DEMO: boolean;
  /** When it was built, ISO 8601. */
  readonly BUILT_AT: string;
}
