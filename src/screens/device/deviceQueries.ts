import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** One page as the server has it, demo devices included: they are hidden here (readings, Demo devices). */
export const DevicesQuery = graphql(`
  query Devices($page: Int!, $limit: Int!, $filters: String) {
    devices(page: $page, limit: $limit, filters: $filters) {
      total
      items {
        uid
        name
        mac
        serialNumber
        status {
          isOnline
          publicIp
          lastConnection
          resetReason
          project
          app
        }
        park {
          uid
          name
        }
        organization {
          uid
          name
        }
      }
    }
  }
`);

export const DeviceQuery = graphql(`
  query Device($uid: ID!) {
    device(uid: $uid) {
      uid
      name
      mac
      serialNumber
      description
      isEnabled
      dateOfRegistration
      latitude
      longitude
      reportingInterval
      remoteAccess
      status {
        isOnline
        publicIp
        lastConnection
        resetReason
        project
        app
        date
        time
      }
      version {
        hwArticle
        hwRevision
        targetId
      }
      park {
        uid
        name
      }
      organization {
        uid
        name
      }
    }
  }
`);

export type DeviceRow = ResultOf<typeof DevicesQuery>["devices"]["items"][number];
export type DeviceItem = NonNullable<ResultOf<typeof DeviceQuery>["device"]>;
