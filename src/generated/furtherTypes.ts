/** Types of schema/*.graphql as a table: all else. Made from them, never edited. */
export const furtherTypes = {"objects":{"Query":{},"Mutation":{}},"inputs":{}} as const;
