import type { Cooperation, Organization } from "./types";

const dayMs = 86_400_000;

/** Two sides make one cooperation, whoever proposed it. */
export function cooperationKey({
  organization_uid,
  partner_uid,
}: Pick<Cooperation, "organization_uid" | "partner_uid">): string {
  return `${organization_uid}|${partner_uid}`;
}

/**
 * The first three cooperate; the demo organization has also been asked by one, has asked nobody yet, and one of its
 * cooperations has run out. The last organization has none.
 */
export function makeCooperations(organizations: readonly Organization[], now: number): Cooperation[] {
  const [demo, wind, west, alps, ucker] = organizations.map(({ uid }) => uid);
  if (!demo || !wind || !west || !alps || !ucker) return [];
  const make = (
    organization_uid: string,
    partner_uid: string,
    pending: boolean,
    days: number | null,
  ): Cooperation => ({
    organization_uid,
    partner_uid,
    pending,
    expires_at: days === null ? null : new Date(now + days * dayMs).toISOString(),
  });
  return [
    make(demo, wind, false, null),
    make(west, demo, false, 200),
    make(wind, west, true, 14),
    make(alps, demo, true, 9),
    make(demo, ucker, false, -30),
  ];
}
