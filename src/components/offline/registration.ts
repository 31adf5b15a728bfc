// Registration of the service worker, and the offer of a new version of the site.
import { siteAddress } from "../ui/address.ts";

/** The new version that waits to be activated. */
let next: ServiceWorker | null = null;

/** Registers the service worker and offers its updates in the notice of `Offline.astro`. */
export async function register(): Promise<void> {
  // Browsers that block storage reject, or resolve with `undefined`.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register(siteAddress("service-worker.js"))
    .catch(() => undefined);
  if (registration === undefined) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => hear(data));
  const look = () => meet(registration.waiting);
  look();
  if (navigator.serviceWorker.controller === null) void sendUsed();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** The first page was loaded before a service worker answered for it. */
async function sendUsed() {
  const { active } = await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = resources.filter(({ origin }) => origin === location.origin);
  active?.postMessage({ used: [location.pathname, ...ours.map(({ pathname }) => pathname)] });
}

function meet(waiting: ServiceWorker | null) {
  if (waiting === null || waiting === next || navigator.serviceWorker.controller === null) return;
  next = waiting;
  next.postMessage("are you wanted?");
}

function hear(answer: unknown) {
  if (answer === "not yet") offer();
  if (answer === "taken over") location.reload();
}

function offer() {
  const notice = document.getElementById("new-version");
  if (notice === null) return;
  notice.hidden = false;
  for (const button of notice.querySelectorAll("button")) {
    button.onclick = () => {
      notice.hidden = true;
      if (button.dataset.answer === "now") next?.postMessage("take over");
    };
  }
}
