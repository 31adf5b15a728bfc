// Web app manifest, with which a device installs the site as an app.

import type { APIRoute } from "astro";
import { pageAddress, siteAddress } from "../../components/ui/address.ts";
import { languagePaths, readLanguageParam } from "../../i18n/language.ts";
import { stringsOf } from "../../i18n/site/strings.ts";

export const getStaticPaths = languagePaths;

const icon = (file: string, size: number, purpose = "any") => ({
  src: siteAddress(`icons/${file}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const GET: APIRoute = ({ params }) => {
  const language = readLanguageParam(params);
  const { site } = stringsOf(language);
  return Response.json({
    id: siteAddress(""),
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.tagline,
    lang: language,
    start_url: pageAddress(language),
    scope: siteAddress(""),
    display: "standalone",
    background_color: "#fcf9f2",
    theme_color: "#fcf9f2",
    icons: [
      { src: siteAddress("favicon.svg"), sizes: "any", type: "image/svg+xml" },
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("maskable-512", 512, "maskable"),
    ],
  });
};
