import { graphql } from "gql.tada";

/** What a change of a device goes back to, and whether it can be reached. */
export const DeviceBefore = graphql(`
  query DeviceBefore($uid: ID!) {
    device(uid: $uid) {
      uid
      name
      description
      isEnabled
      latitude
      longitude
      reportingInterval
      remoteAccess
      status {
        isOnline
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

export const UpdateDevice = graphql(`
  mutation UpdateDevice($uid: ID!, $changes: DeviceChanges!) {
    updateDevice(uid: $uid, changes: $changes) {
      uid
      name
      description
      isEnabled
      reportingInterval
      remoteAccess
    }
  }
`);

export const UpdateDeviceLocation = graphql(`
  mutation UpdateDeviceLocation($uid: ID!, $latitude: Float!, $longitude: Float!) {
    updateDeviceLocation(uid: $uid, latitude: $latitude, longitude: $longitude) {
      uid
      latitude
      longitude
    }
  }
`);

export const AssignDevicePark = graphql(`
  mutation AssignDevicePark($uid: ID!, $park: ID!) {
    assignDevicePark(uid: $uid, park: $park) {
      uid
      park {
        uid
        name
      }
    }
  }
`);

export const RemoveDevicePark = graphql(`
  mutation RemoveDevicePark($uid: ID!) {
    removeDevicePark(uid: $uid) {
      uid
      park {
        uid
        name
      }
    }
  }
`);

export const AssignDeviceOrganization = graphql(`
  mutation AssignDeviceOrganization($uid: ID!, $organization: ID!) {
    assignDeviceOrganization(uid: $uid, organization: $organization) {
      uid
      organization {
        uid
        name
      }
    }
  }
`);

export const RemoveDeviceOrganization = graphql(`
  mutation RemoveDeviceOrganization($uid: ID!) {
    removeDeviceOrganization(uid: $uid) {
      uid
      organization {
        uid
        name
      }
    }
  }
`);

/** Everything of a device that support asks for. */
export const DeviceSupport = graphql(`
  query DeviceSupport($uid: ID!) {
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
