import type { Invitation, MemberRole, Organization } from "./types";

type Sample = readonly [
  email: string,
  organization: number,
  role: MemberRole,
  daysAgo: number,
  status?: Invitation["status"],
];

/** `invited@demo.test` belongs to nobody yet: it is the one to register with. */
const SAMPLES: readonly Sample[] = [
  ["new@demo.test", 0, "member", 2],
  ["new@demo.test", 1, "gardener", 5],
  ["member@demo.test", 1, "moderator", 1],
  ["moderator@demo.test", 2, "guest", 3],
  ["totp@demo.test", 1, "admin", 4],
  ["techniker@demo.test", 0, "electrician", 6],
  ["boulder@demo.test", 0, "operator", 8],
  ["invited@demo.test", 0, "member", 1],
  ["guest@demo.test", 0, "guest", 30, "accepted"],
  ["hanse@demo.test", 2, "member", 21, "declined"],
];

const DAY_MS = 86_400_000;
/** They were sent a little before full days ago, so that a clock some milliseconds behind counts the same days. */
const EARLIER_MS = 20 * 60_000;

/** Invitations that wait or were answered. Their tokens are fixed, so that a demo link can be written down. */
export function makeInvitations(organizations: readonly Organization[], nowMs: number): Invitation[] {
  return SAMPLES.flatMap(([email, place, role, daysAgo, status = "pending"], index) => {
    const organization = organizations[place];
    if (!organization) return [];
    return [
      {
        id: `invitation-${index + 1}`,
        token: `demo-invitation-${index + 1}`,
        email,
        organization_uid: organization.uid,
        role,
        status,
        created_at: new Date(nowMs - daysAgo * DAY_MS - EARLIER_MS).toISOString(),
      },
    ];
  });
}
