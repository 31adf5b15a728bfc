// What the site says about itself as an app; a language that lacks a text does not compile.

export interface OfflineStrings {
  readonly newVersion: string;
  readonly now: string;
  readonly later: string;
}
