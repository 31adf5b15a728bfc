// The page of the site that explains a diagnostic code: behind «learn more» in editors, and in reports
// for code scanners.

/** Returns its address; that of the site ends with a slash. */
export function codePageOf(site: string, language: string, code: string): string {
  return `${site}${language}/codes/${code}/`;
}
