import { expect, test } from "vitest";
import * as constants from "../../src/rules/constants";

type Name = keyof typeof constants;

/** Every row of the table of § 9, in its order: the item, and the constants that state it. */
const rows: readonly (readonly [item: string, values: Partial<Record<Name, unknown>>])[] = [
  ["Devices list", { DEVICES_PAGE: 1, DEVICES_LIMIT: 20 }],
  ["Forecast list", { FORECAST_PAGE: 1, FORECAST_LIMIT: 20 }],
  ["Accounting contacts", { ACCOUNTING_CONTACTS_PAGE: 1, ACCOUNTING_CONTACTS_LIMIT: 20 }],
  ["Default page size elsewhere", { DEFAULT_PAGE_SIZE: 20 }],
  ["Organization members fetch", { MEMBERS_LIMIT: 100 }],
  ["Available organizations page size", { AVAILABLE_ORGANIZATIONS_LIMIT: 100 }],
  ["User list", { USERS_LIMIT: 100 }],
  ["Contact search results", { CONTACT_SEARCH_LIMIT: 20 }],
  ["Inverters page size", { INVERTERS_LIMIT: 20 }],
  ["GAKs and strings page size", { GAKS_LIMIT: 10, STRINGS_LIMIT: 10 }],
  ["Event list limit", { EVENTS_LIMIT: 20, SHOW_HIDDEN_EVENTS: false }],
  ["Event count importance threshold", { EVENT_COUNT_IMPORTANCE_THRESHOLD: 1000 }],
  ["Comment filters default", { COMMENT_FILTERS: {} }],
  ["Shutdown KPI step", { SHUTDOWN_KPI_STEP: 100 }],
  [
    "Graph steps",
    {
      GRAPH_STEPS: ["5m", "15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "2d", "5d"],
      GRAPH_MAX_POINTS: 300,
      GRAPH_LONG_RANGE_DAYS: 3,
      GRAPH_LONG_RANGE_STEP: "1d",
      GRAPH_DEFAULT_STEP: "1h",
    },
  ],
  ["Graph earliest date", { GRAPH_EARLIEST_DAY: "2025-01-01" }],
  ["Default filter period", { DEFAULT_PERIOD: "Quarter" }],
  ["Report file types", { REPORT_FILE_TYPES: ["pdf", "csv"] }],
  ["Alerts kept", { ALERTS_KEPT: 3, ALERT_DISPLAY_MS: 5000, TOAST_FADE_MS: 300 }],
  [
    "Invitation cookie",
    {
      INVITATION_COOKIE_MS: 10 * 60 * 1000,
      INVITATION_COOKIE_SECURE: true,
      INVITATION_COOKIE_SAME_SITE: "Strict",
    },
  ],
  ["Login validity", { LOGIN_VALIDITY_MS: 31536000000 }],
  ["Sidebar", { SIDEBAR_WIDTH: 225, SIDEBAR_VISIBLE_ABOVE: 768, SIDEBAR_COLLAPSE_MS: 300 }],
  ["Top bar", { TOPBAR_HEIGHT: 60 }],
  ["Breakpoints", { BREAKPOINTS: [576, 768, 992, 1200, 1400] }],
  ["Socket retry", { SOCKET_RETRY_MS: 200, SOCKET_MAX_RETRIES: 20, SOCKET_RECONNECT_MS: 5000 }],
  ["Most rows at once, beside the table", { MOST_AT_ONCE: 1000 }],
  [
    "Live connection, beside the table",
    {
      SOCKET_REPLY_MS: 10_000,
      SOCKET_ATTEMPT_MS: 10_000,
      SOCKET_FRAME_BYTES: 1024 * 1024,
      SOCKET_UNKNOWN_LOGGED: 10,
      SOCKET_PATH: "/websocket/",
    },
  ],
  ["Lazy screen load timeout", { LAZY_SCREEN_TIMEOUT_MS: 120000 }],
  [
    "Languages",
    {
      LANGUAGES: ["en", "de"],
      FALLBACK_LANGUAGE: "en",
      LANGUAGE_DETECTION_ORDER: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator"],
    },
  ],
  ["Theme", { THEMES: ["light", "dark", "auto"], THEME_STORAGE: "localStorage" }],
  ["Sample prices", { SAMPLE_PV_MONTHLY_PRICE: 150, SAMPLE_WIND_TARIFF: 45 }],
  ["Minimum start date for KPI metrics", { KPI_EARLIEST_DAY: "2025-01-01" }],
  ["Build timestamp", { BUILD_TIME_PLACE: "sidebarFooter" }],
];

test.each(rows)("[213] § 9 %s", (_item, values) => {
  const stated = Object.fromEntries(Object.keys(values).map((name) => [name, constants[name as Name]]));
  expect(stated).toEqual(values);
});

test("[213] no constant stands outside the table", () => {
  const named = rows.flatMap(([, values]) => Object.keys(values));
  expect(Object.keys(constants).sort()).toEqual(named.sort());
});

test("[22] the invitation cookie lives 1/144 of a day", () => {
  expect(constants.INVITATION_COOKIE_MS).toBe(86_400_000 / 144);
});
