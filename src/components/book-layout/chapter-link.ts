/** A chapter as lists of chapters show it. */
export interface ChapterLink {
  readonly href: string;
  readonly title: string;
  /** A mark behind the title. */
  readonly mark?: string | undefined;
}
