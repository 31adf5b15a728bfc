// Allows everything to be crawled; references the sitemap.

import type { APIRoute } from "astro";
import { siteAddress } from "../components/ui/address.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL(siteAddress("sitemap-index.xml"), site).href}\n`,
  );
