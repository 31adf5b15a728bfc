// A page in another language opens at the same place, with the same query. Headings have other ids
// there, so that the place is stored as the number of the heading.

const key = "regelwerk/place";
const headings = "main :is(h1, h2, h3, h4)";

/** Where a heading is that the address names, below the top of the window, in pixels. */
const headingTop = 80;

interface Place {
  /** Path without the language. */
  readonly path: string;
  readonly heading: number;
  /** Distance of the heading from the top of the window, in pixels. */
  readonly top: number;
}

/** Makes the language links keep the place, and goes to a place that the last page has stored. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    for (const event of ["click", "auxclick"] as const)
      link.addEventListener(event, () => leaveBy(link));
  }
  const place = takePlace();
  if (place !== undefined && place.path === pathWithoutLanguage()) show(place);
}

function leaveBy(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  const all = [...document.querySelectorAll(headings)];
  const named = all.findIndex(({ id }) => id !== "" && id === fragment());
  // The header lies above a named heading; without one, the page is left where it is scrolled to.
  const heading = named >= 0 ? named : readHeading(all);
  const top = named >= 0 ? headingTop : all[heading]?.getBoundingClientRect().top;
  if (top === undefined || (named < 0 && scrollY === 0)) return;
  sessionStorage.setItem(key, [pathWithoutLanguage(), heading, top].join(" "));
}

/** Returns the number of the last heading above the middle of the window. */
function readHeading(all: readonly Element[]): number {
  return all.findLastIndex((one) => one.getBoundingClientRect().top < innerHeight / 2);
}

function fragment(): string {
  return decodeURIComponent(location.hash.slice(1));
}

function takePlace(): Place | undefined {
  const [path, heading, top] = sessionStorage.getItem(key)?.split(" ") ?? [];
  sessionStorage.removeItem(key);
  return path === undefined ? undefined : { path, heading: Number(heading), top: Number(top) };
}

function show({ heading, top }: Place): void {
  const found = document.querySelectorAll(headings)[heading];
  if (found === undefined) return;
  if (location.hash !== "" && document.getElementById(fragment()) === null)
    history.replaceState(history.state, "", found.id === "" ? location.pathname : `#${found.id}`);
  const move = () =>
    scrollBy({ top: found.getBoundingClientRect().top - top, behavior: "instant" });
  move();
  // Browsers scroll to the top or to the fragment of a loaded page once more.
  addEventListener("load", () => requestAnimationFrame(move), { once: true });
}

function pathWithoutLanguage(): string {
  const { lang } = document.documentElement;
  return location.pathname.replace(`/${lang}/`, "/");
}
