import type { Grant, Organization, Park, Portfolio } from "./types";

export function grantKey({ organization_uid, holder, object, uid }: Grant): string {
  return [organization_uid, holder, object, uid].join("|");
}

/**
 * What the demo organization lets its trades and its partners do. One kind of object is unknown to the portal, as a
 * server may have more kinds than the specification names.
 */
export function makeGrants(
  organizations: readonly Organization[],
  portfolios: readonly Portfolio[],
  parks: readonly Park[],
): Grant[] {
  const [demo, wind, west] = organizations.map(({ uid }) => uid);
  if (!demo || !wind || !west) return [];
  const grant = (holder: string, object: string, uid: string | undefined): Grant[] =>
    uid === undefined ? [] : [{ organization_uid: demo, holder, object, uid }];
  const own = portfolios.filter(({ organization_uid }) => organization_uid === demo);
  const parksOf = (index: number) => parks.filter(({ portfolio_uid }) => portfolio_uid === own[index]?.uid);
  return [
    ...grant("account-gardener", "park", parksOf(0)[0]?.uid),
    ...grant("account-gardener", "park", parksOf(0)[1]?.uid),
    ...grant("account-electrician", "portfolio", own[0]?.uid),
    ...grant("account-electrician", "park", parksOf(1)[0]?.uid),
    ...grant("account-tbf", "organization", demo),
    ...grant("account-operator", "portfolio", own[1]?.uid),
    ...grant("account-operator", "weather_station", "station-07"),
    ...grant(wind, "portfolio", own[0]?.uid),
    ...grant(west, "portfolio", own.at(-1)?.uid),
  ];
}
