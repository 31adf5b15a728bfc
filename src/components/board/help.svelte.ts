// How much help the reader wants: chosen once, kept in the browser, for every table of the site.

/** Each level adds to the one before. */
export const helpLevels = ["off", "targets", "reasons", "advice"] as const;
export type HelpLevel = (typeof helpLevels)[number];

const key = "regelwerk/help";

class HelpChoice {
  /** Pages are built with the usual level, so that coming to life redraws nothing. */
  #level = $state<HelpLevel>("reasons");

  get level(): HelpLevel {
    return this.#level;
  }

  choose(level: HelpLevel): void {
    this.#level = level;
    localStorage.setItem(key, level);
  }

  /** Takes over what was chosen before, here or in another window; ends when called. */
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
