import { graphql } from "gql.tada";

/** Theme and language with the account; sent by `Preferences`, which changes the page first. */
export const UpdateSettings = graphql(`
  mutation UpdateSettings($theme: String, $language: String) {
    updateSettings(theme: $theme, language: $language) {
      theme
      language
    }
  }
`);
