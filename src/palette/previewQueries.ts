import { graphql } from "gql.tada";

export const ParkPreviewQuery = graphql(`
  query ParkPreview($uid: ID!) {
    parkKpi(uid: $uid) {
      state
      powerW
      energyTodayWh
      openEvents
      lastData
    }
  }
`);

export const PortfolioPreviewQuery = graphql(`
  query PortfolioPreview($uid: ID!) {
    portfolioKpi(uid: $uid) {
      state
      powerW
      energyTodayWh
      openEvents
      lastData
    }
  }
`);

export const DevicePreviewQuery = graphql(`
  query DevicePreview($uid: ID!) {
    device(uid: $uid) {
      uid
      mac
      serialNumber
      status {
        isOnline
        publicIp
        lastConnection
      }
      park {
        uid
        name
      }
    }
  }
`);
