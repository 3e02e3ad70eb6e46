import type { ComponentType } from "react";
import { LAZY_SCREEN_TIMEOUT_MS } from "../rules/constants";
import { importWithin } from "../shell/chunk";
import { once } from "./once";

export interface SignInScreens {
  readonly LoginScreen: ComponentType;
  readonly TwoFactorScreen: ComponentType;
}

/** What those see who are not in. Whoever comes with a fresh sign-in never loads it. */
export const signInScreens = once<SignInScreens>(() =>
  importWithin(async () => {
    const [{ LoginScreen }, { TwoFactorScreen }] = await Promise.all([
      import("../screens/session/LoginScreen"),
      import("../screens/session/TwoFactorScreen"),
    ]);
    return { LoginScreen, TwoFactorScreen };
  }, LAZY_SCREEN_TIMEOUT_MS),
);
