/** Those texts of § 8 that may be needed before anybody is signed in: they come with the page. */
export const firstErrorTexts = {
  totpStatus: "Failed to fetch 2FA status",
  totpBackup: "Failed to verify backup code",
  totpSession: "Failed to verify session with TOTP",

  generic: "An error occurred",

  /** The name of the error raised when a lazy screen does not arrive in 120 s. */
  chunkLoad: "ChunkLoadError",
} as const;
