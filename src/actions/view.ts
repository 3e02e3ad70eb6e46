import { Languages, Moon, PanelLeft, PanelRight, RefreshCw, Satellite, Sun, SunMoon } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { compareBefore, compareWith, perPeak } from "./compare";
import { sheetActions } from "./sheet";
import { LANGUAGES, THEMES } from "../rules/constants";

const toggleSidebar = action({
  id: "view.sidebar",
  icon: PanelLeft,
  keys: "b",
  group: "view",
  run: ({ layout }) => {
    layout.toggleSidebar();
    return { quiet: true };
  },
});

const toggleFilters = action({
  id: "view.filters",
  icon: PanelRight,
  keys: "f",
  needs: "dashboard",
  group: "view",
  run: ({ layout }) => {
    layout.toggleAside();
    return { quiet: true };
  },
});

const toggleSiteCanvas = action({
  id: "view.siteCanvas",
  icon: Satellite,
  needs: "sites",
  group: "view",
  run: ({ layout }) => {
    layout.toggleSiteCanvas();
    return { quiet: true };
  },
});

const refresh = action({
  id: "view.refresh",
  icon: RefreshCw,
  keys: "r",
  needs: "session",
  group: "view",
  blocked: ({ online }) => (online ? undefined : "offline"),
  run: ({ refresh: ask }) => {
    ask();
  },
});

const themeIcons: Readonly<Record<(typeof THEMES)[number], LucideIcon>> = {
  light: Sun,
  dark: Moon,
  auto: SunMoon,
};

/** The page changes at once; the account learns of it by itself (§ 3 Preferences). */
export const themeActions = THEMES.map((theme) =>
  action({
    id: `view.theme.${theme}`,
    icon: themeIcons[theme],
    group: "view",
    blocked: (context) => (context.theme === theme ? "current" : undefined),
    run: ({ preferences, context }) => {
      const before = context().theme;
      preferences.setTheme(theme);
      return { undo: () => Promise.resolve(preferences.setTheme(before)) };
    },
  }),
);

export const languageActions = LANGUAGES.map((language) =>
  action({
    id: `view.language.${language}`,
    icon: Languages,
    group: "view",
    blocked: (context) => (context.language === language ? "current" : undefined),
    run: ({ preferences, context }) => {
      const before = context().language;
      preferences.setLanguage(language);
      return { undo: () => Promise.resolve(preferences.setLanguage(before)) };
    },
  }),
);

export const viewActions: readonly Action[] = [
  compareBefore,
  compareWith,
  perPeak,
  toggleSidebar,
  toggleFilters,
  toggleSiteCanvas,
  refresh,
  ...sheetActions,
  ...themeActions,
  ...languageActions,
];
