import type { ComponentType } from "react";

/** Which screen a route's id draws where most visits begin: had without the long list of all others. */
export const firstScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import("../screens/dashboard/DashboardScreen")).DashboardScreen,
};

/** The pages of the way in besides the sign-in page, by their address below /v1 (§2). */
export const publicScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  "/register": async () => (await import("../screens/session/RegisterScreen")).RegisterScreen,
  "/forgotpassword": async () =>
    (await import("../screens/session/ForgotPasswordScreen")).ForgotPasswordScreen,
  "/resetpassword": async () => (await import("../screens/session/ResetPasswordScreen")).ResetPasswordScreen,
};

/** What whoever came past the second factor by a backup code sees before the inside. */
export const backupCodesScreen = async (): Promise<ComponentType> =>
  (await import("../screens/session/BackupCodesScreen")).BackupCodesScreen;

const bringFurther = () => import("./furtherScreens");

/** Begins to load which other screens there are, so that the way to one is no longer; its failure is told on that way. */
export const preloadFurther = (): void => void bringFurther().catch(() => undefined);

/** A route's screen. Rejects where its chunk does not come. */
export async function importScreen({ id }: { readonly id: string }): Promise<ComponentType> {
  const load = firstScreens[id] ?? (await bringFurther()).furtherScreens[id];
  if (!load) throw new Error(`No screen for the route ${id}`);
  return load();
}

/** What `?kiosk=1` shows in place of the shell. */
export const wallScreen = async () => (await bringFurther()).wallScreen();
