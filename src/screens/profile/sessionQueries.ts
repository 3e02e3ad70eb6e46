import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

export const SessionsQuery = graphql(`
  query Sessions {
    sessions {
      id
      isActive
      revoked
      isCurrent
      createdAt
      lastSeen
      userAgent
      ip
    }
  }
`);

export const InvitationsQuery = graphql(`
  query OwnInvitations {
    invitations {
      id
      email
      role
      createdAt
      organization {
        name
      }
    }
  }
`);

export type SessionItem = ResultOf<typeof SessionsQuery>["sessions"][number];
export type InvitationItem = ResultOf<typeof InvitationsQuery>["invitations"][number];
