// Allows everything to be crawled; references the sitemap.

import type { APIRoute } from "astro";
import { siteAddress } from "../components/ui/address.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n${sitemapLine(site)}`);

/** A sitemap is named by its absolute address; where the host is not known, there is none. */
function sitemapLine(site: URL | undefined): string {
  return site === undefined
    ? ""
    : `\nSitemap: ${new URL(siteAddress("sitemap-index.xml"), site).href}\n`;
}
