// Remembers whether rules are changed in sentences or as code.

const key = "regelwerk/workshop-view";

/** Returns the view chosen last; sentences at first. */
export function recallView(): "sentences" | "code" {
  try {
    return localStorage.getItem(key) === "code" ? "code" : "sentences";
  } catch {
    return "sentences";
  }
}

export function rememberView(view: "sentences" | "code"): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Without storage, the choice lasts for this visit.
  }
}
