/** A piece of the sample data: German in every language of the portal, and read out so [207]. */
export function German({ children }: { children: string }) {
  return <span lang="de">{children}</span>;
}
