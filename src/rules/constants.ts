/** The table of § 9, one named constant per value. Durations are milliseconds, widths are CSS pixels. */

/** Not in the table: the most rows of a list that servers give at once. */
export const MOST_AT_ONCE = 1000;

export const DEVICES_PAGE = 1;
export const DEVICES_LIMIT = 20;
export const FORECAST_PAGE = 1;
export const FORECAST_LIMIT = 20;
export const ACCOUNTING_CONTACTS_PAGE = 1;
export const ACCOUNTING_CONTACTS_LIMIT = 20;
export const DEFAULT_PAGE_SIZE = 20;
export const MEMBERS_LIMIT = 100;
export const AVAILABLE_ORGANIZATIONS_LIMIT = 100;
export const USERS_LIMIT = 100;
export const CONTACT_SEARCH_LIMIT = 20;
export const INVERTERS_LIMIT = 20;
export const GAKS_LIMIT = 10;
export const STRINGS_LIMIT = 10;

export const EVENTS_LIMIT = 20;
export const SHOW_HIDDEN_EVENTS = false;
/** Events at or above this importance are counted; higher is worse. */
export const EVENT_COUNT_IMPORTANCE_THRESHOLD = 1000;
/** Comments start unfiltered: neither year nor quarter is sent. */
export const COMMENT_FILTERS: { readonly year?: number; readonly quarter?: number } = {};

export const SHUTDOWN_KPI_STEP = 100;
export const GRAPH_STEPS = ["5m", "15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "2d", "5d"] as const;
export const GRAPH_MAX_POINTS = 300;
export const GRAPH_LONG_RANGE_DAYS = 3;
export const GRAPH_LONG_RANGE_STEP = "1d";
export const GRAPH_DEFAULT_STEP = "1h";
/** A day in park time, not an instant: where it begins depends on the zone. */
export const GRAPH_EARLIEST_DAY = "2025-01-01";
/** Not shown by the specification; a deployment whose server differs changes this line. */
export const KPI_EARLIEST_DAY = "2025-01-01";
export const DEFAULT_PERIOD = "Quarter";

export const REPORT_FILE_TYPES = ["pdf", "csv"] as const;

export const ALERTS_KEPT = 3;
export const ALERT_DISPLAY_MS = 5000;
export const TOAST_FADE_MS = 300;

/** 1/144 of a day. */
export const INVITATION_COOKIE_MS = 600_000;
export const INVITATION_COOKIE_SECURE = true;
export const INVITATION_COOKIE_SAME_SITE = "Strict";
/** About one year. */
export const LOGIN_VALIDITY_MS = 31_536_000_000;

export const SIDEBAR_WIDTH = 225;
/** Open by default only above this width: exactly 768 is closed. */
export const SIDEBAR_VISIBLE_ABOVE = 768;
export const SIDEBAR_COLLAPSE_MS = 300;
export const TOPBAR_HEIGHT = 60;
export const BREAKPOINTS = [576, 768, 992, 1200, 1400] as const;

export const SOCKET_RETRY_MS = 200;
export const SOCKET_MAX_RETRIES = 20;
export const SOCKET_RECONNECT_MS = 5000;
/** Not in the table: the specification sets no value. A deployment whose devices are slower changes these lines. */
export const SOCKET_REPLY_MS = 10_000;
export const SOCKET_ATTEMPT_MS = 10_000;
export const SOCKET_FRAME_BYTES = 1_048_576;
/** Unknown messages logged in one minute. */
export const SOCKET_UNKNOWN_LOGGED = 10;
export const SOCKET_PATH = "/websocket/";
export const LAZY_SCREEN_TIMEOUT_MS = 120_000;

export const LANGUAGES = ["en", "de"] as const;
export const FALLBACK_LANGUAGE = "en";
/** Where a language is looked for, in this order; "navigator" is the browser. */
export const LANGUAGE_DETECTION_ORDER = [
  "querystring",
  "cookie",
  "localStorage",
  "sessionStorage",
  "navigator",
] as const;

export const THEMES = ["light", "dark", "auto"] as const;
export const THEME_STORAGE = "localStorage";

/** Sample prices in EUR. */
export const SAMPLE_PV_MONTHLY_PRICE = 150;
export const SAMPLE_WIND_TARIFF = 45;

export const BUILD_TIME_PLACE = "sidebarFooter";
