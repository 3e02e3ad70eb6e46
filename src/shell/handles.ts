/** Ids of what takes the focus back from what it opens. */
export const SIDEBAR_TOGGLE = "sidebar-toggle";
export const FILTER_TOGGLE = "filter-toggle";
/** The panel itself, while it is drawn. */
export const FILTER_PANEL = "filter-panel";
