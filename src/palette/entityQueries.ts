import { graphql } from "gql.tada";

export const DevicesForPalette = graphql(`
  query DevicesForPalette($page: Int!, $limit: Int!, $filters: String) {
    deviceColumns(page: $page, limit: $limit, filters: $filters) {
      columns
      total
    }
  }
`);

export const OrganizationsForPalette = graphql(`
  query OrganizationsForPalette($page: Int!, $limit: Int!) {
    organizations(page: $page, limit: $limit) {
      items {
        uid
        name
      }
      total
    }
  }
`);

export const MembersForPalette = graphql(`
  query MembersForPalette($organization: ID!, $page: Int!, $limit: Int!) {
    members(organization: $organization, page: $page, limit: $limit) {
      items {
        account
        role
        email
        firstName
        lastName
      }
      total
    }
  }
`);

export const UsersForPalette = graphql(`
  query UsersForPalette($page: Int!, $limit: Int!) {
    users(page: $page, limit: $limit) {
      items {
        account
        role
        email
        firstName
        lastName
        organizationName
      }
      total
    }
  }
`);

export const ContactsForPalette = graphql(`
  query ContactsForPalette($organization: ID!, $page: Int!, $limit: Int!) {
    contacts(organization: $organization, page: $page, limit: $limit) {
      items {
        id
        name
        email
        company
        position
      }
      total
    }
  }
`);

export const ContactSearchForPalette = graphql(`
  query ContactSearchForPalette($organization: ID!, $search: String!, $limit: Int!) {
    contactSearch(organization: $organization, search: $search, limit: $limit) {
      id
      name
      email
      company
      position
    }
  }
`);

export const AccountingContactsForPalette = graphql(`
  query AccountingContactsForPalette($page: Int!, $limit: Int!) {
    accountingContacts(page: $page, limit: $limit) {
      items {
        id
        name
        email
        company
      }
      total
    }
  }
`);

export const CooperationsForPalette = graphql(`
  query CooperationsForPalette($organization: ID!, $page: Int!, $limit: Int!) {
    cooperations(organization: $organization, page: $page, limit: $limit) {
      items {
        organization
        uid
        name
        mayAccept
      }
      total
    }
  }
`);

export const InvitationsForPalette = graphql(`
  query InvitationsForPalette {
    invitations {
      id
      email
      role
      organization {
        name
      }
    }
  }
`);

export const SessionsForPalette = graphql(`
  query SessionsForPalette {
    sessions {
      id
      isActive
      isCurrent
      lastSeen
      userAgent
      ip
    }
  }
`);

export const EventsForPalette = graphql(`
  query EventsForPalette {
    openEvents {
      items {
        id
        park
        eventType
        start
        end
        importance
        title
      }
    }
  }
`);

export const InvertersForPalette = graphql(`
  query InvertersForPalette($park: ID!, $page: Int!, $limit: Int!) {
    inverters(park: $park, page: $page, limit: $limit) {
      items {
        id
        park
        name
        serialNumber
        status
      }
      total
    }
  }
`);

export const ReportsForPalette = graphql(`
  query ReportsForPalette($park: ID!) {
    reports(park: $park) {
      id
      park
      start
      end
    }
  }
`);
