// The public address of the site, which only the person who puts it on a host knows: the variable
// SITE, such as `https://reef.example/rules/`. Canonical addresses, the sitemap, reports for code
// scanners and the help of editors come from it, and are left out where it is not set. A package that
// was built with it keeps it.

import { readOwnPackage } from "./own-package.ts";

interface Environment {
  readonly SITE?: string | undefined;
}

/** Returns the address of the site with a slash at its end; `undefined` if the variable is not set. */
export function readSiteAddress({ SITE }: Environment): URL | undefined {
  if (SITE === undefined || SITE === "") return undefined;
  if (!/^https?:\/\//.test(SITE) || !URL.canParse(SITE))
    throw new Error(`SITE is no address: ${SITE}. An example: https://reef.example/rules/`);
  return new URL(SITE.replace(/\/?$/, "/"));
}

/** Returns the address of the site, or else the one that this package was built with. */
export function findSiteAddress(environment: Environment): URL | undefined {
  return readSiteAddress(environment) ?? readSiteAddress({ SITE: readOwnPackage().homepage });
}
