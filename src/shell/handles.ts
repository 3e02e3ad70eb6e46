/** Ids of what takes the focus back from what it opens. */
export const SIDEBAR_TOGGLE = "sidebar-toggle";
export const FILTER_TOGGLE = "filter-toggle";
