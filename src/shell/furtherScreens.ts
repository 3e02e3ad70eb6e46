import type { ComponentType } from "react";

/**
 * Which screen a route's id draws, each in a chunk of its own, besides the first ones of `screens.ts`. A test holds that
 * every route has one. Built, this names all files of all screens: it comes apart from what the first numbers need.
 */
export const furtherScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  monitor: async () => (await import("../screens/monitor/MonitorScreen")).MonitorScreen,
  events: async () => (await import("../screens/event/EventsScreen")).EventsScreen,
  event: async () => (await import("../screens/event/EventScreen")).EventScreen,
  shutdownEvents: async () => (await import("../screens/event/ShutdownEventsScreen")).ShutdownEventsScreen,
  forecast: async () => (await import("../screens/forecast/ForecastScreen")).ForecastScreen,
  report: async () => (await import("../screens/report/ReportScreen")).ReportScreen,
  sites: async () => (await import("../screens/park/SitesScreen")).SitesScreen,
  park: async () => (await import("../screens/park/ParkScreen")).ParkScreen,
  parkPlant: async () => (await import("../screens/park/ParkPlantScreen")).ParkPlantScreen,
  parkEvents: async () => (await import("../screens/park/ParkEventsScreen")).ParkEventsScreen,
  parkComments: async () => (await import("../screens/park/ParkCommentsScreen")).ParkCommentsScreen,
  parkReports: async () => (await import("../screens/park/ParkReportsScreen")).ParkReportsScreen,
  parkMembers: async () => (await import("../screens/park/ParkMembersScreen")).ParkMembersScreen,
  parkContacts: async () => (await import("../screens/park/ParkContactsScreen")).ParkContactsScreen,
  parkSettings: async () => (await import("../screens/park/ParkSettingsScreen")).ParkSettingsScreen,
  portfolio: async () => (await import("../screens/park/portfolio/PortfolioScreen")).PortfolioScreen,
  portfolioMembers: async () =>
    (await import("../screens/park/portfolio/PortfolioMembersScreen")).PortfolioMembersScreen,
  portfolioContacts: async () =>
    (await import("../screens/park/portfolio/PortfolioContactsScreen")).PortfolioContactsScreen,
  portfolioSettings: async () =>
    (await import("../screens/park/portfolio/PortfolioSettingsScreen")).PortfolioSettingsScreen,
  organization: async () => (await import("../screens/organization/OrganizationScreen")).OrganizationScreen,
  organizationMembers: async () => (await import("../screens/organization/MembersScreen")).MembersScreen,
  profile: async () => (await import("../screens/profile/ProfileScreen")).ProfileScreen,
  organizationCooperations: async () =>
    (await import("../screens/organization/CooperationsScreen")).CooperationsScreen,
  organizationPermissions: async () =>
    (await import("../screens/organization/PermissionsScreen")).PermissionsScreen,
  organizationContacts: async () => (await import("../screens/organization/ContactsScreen")).ContactsScreen,
  profileSecurity: async () => (await import("../screens/profile/SecurityScreen")).SecurityScreen,
  profileSessions: async () => (await import("../screens/profile/SessionsScreen")).SessionsScreen,
  profileKeyboard: async () => (await import("../screens/profile/KeyboardScreen")).KeyboardScreen,
  profileInvitations: async () => (await import("../screens/profile/InvitationsScreen")).InvitationsScreen,
  users: async () => (await import("../screens/user/UsersScreen")).UsersScreen,
  user: async () => (await import("../screens/user/UserAddress")).UserAddress,
  organizationSettings: async () => (await import("../screens/organization/SettingsScreen")).SettingsScreen,
  device: async () => (await import("../screens/device/DeviceScreen")).DeviceScreen,
  devices: async () => (await import("../screens/device/DevicesScreen")).DevicesScreen,
  accounting: async () => (await import("../screens/accounting/AccountingScreen")).AccountingScreen,
  invoice: async () => (await import("../screens/invoice/InvoiceScreen")).InvoiceScreen,
  rights: async () => (await import("../screens/rights/RightsScreen")).RightsScreen,
};

/** What `?kiosk=1` shows in place of the shell. */
export const wallScreen = async () => (await import("../screens/wallboard/Wallboard")).Wallboard;
