/** A chapter in lists of chapters. */
export interface ChapterLink {
  readonly href: string;
  readonly title: string;
  /** A mark behind the title. */
  readonly mark?: string | undefined;
}
