/* Before the first paint: theme, language and direction, so that nothing flashes. Blocking, hence tiny. */
(function () {
  "use strict";
  var root = document.documentElement;
  /* a blocked storage throws when it is merely named */
  function stored(kind, name) {
    try {
      return window[kind].getItem(name);
    } catch (_) {
      return null;
    }
  }
  function listed(tag) {
    return /^(en|de)\b/i.test(tag || "") ? tag.slice(0, 2).toLowerCase() : null;
  }
  var theme = stored("localStorage", "theme");
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-theme", dark ? "dark" : "light");

  function fromCookie() {
    try {
      return (/(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie) || [])[1];
    } catch (_) {
      return null;
    }
  }
  var language =
    listed(new URLSearchParams(location.search).get("lng")) ||
    listed(fromCookie()) ||
    listed(stored("localStorage", "i18nextLng")) ||
    listed(stored("sessionStorage", "i18nextLng")) ||
    (navigator.languages || [navigator.language]).map(listed).find(Boolean) ||
    "en";
  root.lang = language;
  root.dir = /^(ar|he|fa|ur)$/.test(language) ? "rtl" : "ltr";

  var words = document.createElement("link");
  words.rel = "preload";
  words.as = "fetch";
  words.crossOrigin = "anonymous";
  words.href = "/v1/locales/" + language + "/translation.json";
  document.head.appendChild(words);
})();
