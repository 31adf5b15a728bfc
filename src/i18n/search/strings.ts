// All texts of the search; a language that lacks one does not compile.

export interface SearchStrings {
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly hint: string;
  readonly best: string;
  readonly found: string;
  readonly none: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** Of the plain page for those without script. */
  readonly description: string;
  readonly lead: string;
  readonly noScript: string;
}
