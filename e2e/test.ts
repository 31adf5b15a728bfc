// What tests of the site are written with: Playwright's `test`, whose page stays open from one test to
// the next. A page in a browser of its own must compile each script anew, and takes two to three times
// as long to come to life: that was a third of the time of all tests. What a test leaves behind is
// taken away after it; tests that need what nobody can take away again, such as another clock or a
// network that is off, ask for a browser of their own with `test.use({ ownBrowser: true })`.

import {
  type Browser,
  test as base,
  type CDPSession,
  type Disposable,
  type Page,
  type PlaywrightTestOptions,
  type Request,
} from "@playwright/test";

/** The options of a browser that cannot be changed while it runs. */
type FixedOptions = Pick<PlaywrightTestOptions, "javaScriptEnabled" | "serviceWorkers">;

export const test = base.extend<{ ownBrowser: boolean }, { keptPage: KeptPage }>({
  ownBrowser: [false, { option: true }],

  keptPage: [
    async ({ browser }, use) => {
      const kept = new KeptPage(browser);
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],

  context: async (
    {
      browser,
      keptPage,
      ownBrowser,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
      contextOptions,
      baseURL,
    },
    use,
  ) => {
    if (ownBrowser || isFixed({ javaScriptEnabled, serviceWorkers })) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const page = await keptPage.open({ viewport, contextOptions });
    await use(page.context());
    await keptPage.clear(baseURL ?? "");
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

function isFixed({ javaScriptEnabled, serviceWorkers }: FixedOptions): boolean {
  return !javaScriptEnabled || serviceWorkers !== "block";
}

/** How a test wants to see its page. */
type Shown = Pick<PlaywrightTestOptions, "viewport" | "contextOptions">;

const asAtFirst = { media: null, colorScheme: "light", forcedColors: "none" } as const;

type Listen = (event: "request", listener: (happened: Request) => unknown) => Page;

/** The page that the tests of one worker share. */
class KeptPage {
  readonly #browser: Browser;
  #page: Page | undefined;
  /** What tests have listened to. */
  readonly #listeners: Parameters<Listen>[] = [];
  /** Scripts that tests have had run at the start of each document. */
  readonly #scripts: Disposable[] = [];
  /** Sessions of the browser's protocol, which end with the test. */
  readonly #sessions: CDPSession[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page, as in a browser that was just started. */
  async open({ viewport, contextOptions }: Shown): Promise<Page> {
    const page = await this.#opened();
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ ...asAtFirst, reducedMotion: contextOptions.reducedMotion ?? null });
    return page;
  }

  async #opened(): Promise<Page> {
    if (this.#page?.isClosed() === false) return this.#page;
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    this.#page = page;
    const addScript = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<typeof addScript>) => {
      const added = await addScript(...script);
      this.#scripts.push(added);
      return added;
    };
    const listen: Listen = page.on.bind(page);
    const noteListener: Listen = (event, listener) => {
      this.#listeners.push([event, listener]);
      return listen(event, listener);
    };
    // The cast because the type of `on` has a signature for each event.
    page.on = noteListener as Page["on"];
    const beginSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (target) => {
      const session = await beginSession(target);
      this.#sessions.push(session);
      return session;
    };
    return page;
  }

  /** Takes away all that a test has left: listeners, windows, sessions, what is stored, what the pointer is on. */
  async clear(origin: string): Promise<void> {
    const page = await this.#opened();
    const context = page.context();
    for (const [event, listener] of this.#listeners.splice(0)) page.off(event, listener);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    await page.mouse.move(-1, -1);
    await context.clearPermissions();
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
    // Each session has its own idea of the medium that the page is shown on: that of one that was left
    // would hold for the next document, whatever a test asks of Playwright. Those of closed pages have
    // ended.
    await Promise.allSettled(this.#sessions.splice(0).map((one) => one.detach()));
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }
}
