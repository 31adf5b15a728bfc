// The reader's help level: stored in the browser, for every table of the site.

/** Each level adds to the one before. */
export const helpLevels = ["off", "targets", "reasons", "advice"] as const;
export type HelpLevel = (typeof helpLevels)[number];

const key = "regelwerk/help";

class HelpChoice {
  /** The default level, with which pages are built, so that hydration redraws nothing. */
  #level = $state<HelpLevel>("reasons");

  get level(): HelpLevel {
    return this.#level;
  }

  choose(level: HelpLevel): void {
    this.#level = level;
    localStorage.setItem(key, level);
  }

  /** Reads the stored level and follows changes in other windows. Returns a function that stops this. */
  follow(): () => void {
    const read = () => {
      const kept = localStorage.getItem(key);
      this.#level = helpLevels.find((level) => level === kept) ?? "reasons";
    };
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }
}

export const helpChoice = new HelpChoice();
