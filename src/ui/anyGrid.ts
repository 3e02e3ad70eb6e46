/** A table that is walked by the keys of a grid, flat or a tree. */
export const anyGrid = ':is([role="grid"], [role="treegrid"])';
