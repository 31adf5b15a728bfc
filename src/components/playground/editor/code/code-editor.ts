// The editor itself, loaded when the page is there: CodeMirror with what is needed to write. All else
// that it can do is loaded then, and gets its place in it without disturbing whoever writes already.

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { EditorStrings } from "../../../../i18n/playground/editor/strings.ts";
import type { Playground } from "../../playground.svelte.ts";
import type { EditorRange, Hands, Tool, Writing } from "../writing.svelte.ts";
import { colours } from "./colours.ts";
import { folds } from "./folds.ts";
import { type Skill, skillKeys, withField } from "./keys.ts";
import { type OpenFile, OpenFiles } from "./open-files.ts";
import { phrasesOf } from "./phrases.ts";
import { offsetIn } from "./places.ts";
import type { Skills } from "./skills.ts";
import { theme } from "./theme.ts";
import { ticks } from "./ticks.ts";

export interface CodeInit {
  readonly parent: HTMLElement;
  readonly playground: Playground;
  readonly writing: Writing;
  readonly strings: EditorStrings;
  /** The id of the text that says how to use it by keyboard. */
  readonly helpId: string;
}

export class CodeEditor implements Hands {
  readonly #init: CodeInit;
  readonly #files: OpenFiles;
  /** Where in the editor of each file the skills have their place; until then keys wait there. */
  readonly #place = new Compartment();
  #skills: Skills | undefined;
  /** What was asked of the skills before they were there. */
  readonly #asked = new Set<Skill>();
  /** What was typed meanwhile for a field that was asked for. */
  #typed = "";
  #isGone = false;

  constructor(init: CodeInit) {
    this.#init = init;
    const { parent } = init;
    this.#files = new OpenFiles({
      extensionsOf: (file) => this.#extensionsOf(file),
      onWritten: (path, text) => this.#written(path, text),
      onTurn: () => this.#skills?.sync(),
      openView: (state) => new EditorView({ parent, state }),
    });
  }

  /** Takes over the files as they are now, and shows the one that is looked at. */
  follow(): void {
    const { base, project, active, others } = this.#init.playground;
    this.#files.follow({ base, own: project.files, others: [...others.values()] });
    this.#skills?.follow();
    this.#show(active);
    void this.#learn();
  }

  use(tool: Tool): void {
    this.#files.view?.focus();
    this.#ask(tool);
  }

  /** Shows a place, and puts the cursor there. */
  goTo({ path, line, column = 1, length = 0 }: EditorRange): void {
    this.#display(path);
    const { view } = this.#files;
    if (view === undefined) return;
    const anchor = offsetIn(view.state.doc, { line: line - 1, character: column - 1 });
    const head = Math.min(anchor + length, view.state.doc.length);
    view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    view.focus();
  }

  restart(): void {
    this.#skills?.restart();
  }

  showInlays(areShown: boolean): void {
    this.#init.writing.keepInlays(areShown);
    this.#skills?.renewInlays();
  }

  leave(): void {
    this.#isGone = true;
    this.#skills?.leave();
    this.#files.view?.destroy();
  }

  /**
   * Loads the skills as soon as the author can write. They begin when all files are there that an
   * author writes about. Where they could not be loaded, for want of a network say, they are tried
   * again when they are wanted.
   */
  async #learn(): Promise<void> {
    if (this.#skills !== undefined) return;
    const { playground, writing, strings } = this.#init;
    await playground.writable;
    const module = await import("./skills.ts").catch(() => undefined);
    const isWhole = playground.project.base === undefined || playground.base.length > 0;
    // Somebody else may have been faster.
    if (module === undefined || !isWhole || this.#isGone || this.#skills !== undefined) return;
    const skills = new module.Skills({
      language: playground.language,
      files: this.#files,
      writing,
      strings,
      display: (path) => this.#display(path),
    });
    this.#skills = skills;
    this.#files.equip((file) => this.#place.reconfigure(skills.extensionsOf(file)));
    const { view } = this.#files;
    // Whoever has turned to something else no longer waits.
    if (view?.hasFocus) {
      for (const skill of this.#asked) skills.use(skill, view);
      fillIn(this.#typed);
    }
    this.#asked.clear();
    this.#typed = "";
  }

  /** Has something done, at once or as soon as it can be. */
  #ask(skill: Skill): void {
    const { view } = this.#files;
    if (this.#skills === undefined) {
      this.#asked.add(skill);
      void this.#learn();
    } else if (view !== undefined) this.#skills.use(skill, view);
  }

  #display(path: string): void {
    this.#init.playground.show(path);
    this.#show(path);
  }

  #show(path: string): void {
    const before = this.#files.shown;
    this.#files.show(path);
    const now = this.#files.shown;
    if (now !== undefined && now !== before) this.#skills?.look(now);
  }

  #written(path: string, text: string): void {
    this.#init.playground.write(path, text);
    this.#skills?.renew();
  }

  #extensionsOf(file: OpenFile): Extension {
    const { playground, strings, helpId } = this.#init;
    const { path, isOwn } = file;
    const waiting = [
      keymap.of(
        skillKeys((skill) => () => {
          this.#ask(skill);
          return true;
        }),
      ),
      EditorView.inputHandler.of((_view, _from, _to, text) => {
        if (!withField.some((skill) => this.#asked.has(skill))) return false;
        this.#typed += text;
        return true;
      }),
    ];
    return [
      phrasesOf(playground.language),
      theme,
      colours,
      lineNumbers(),
      ticks,
      folds,
      highlightSpecialChars(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      EditorState.readOnly.of(!isOwn),
      EditorView.contentAttributes.of({
        "aria-label": isOwn ? strings.text(path) : strings.readOnlyText(path),
        "aria-describedby": helpId,
        // What is longer than the window is scrolled with keys, also where nothing can be written.
        tabindex: "0",
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) this.#written(path, state.doc.toString());
      }),
      // Its keys come before those for writing.
      this.#place.of(this.#skills?.extensionsOf(file) ?? waiting),
      keymap.of([...historyKeymap, ...defaultKeymap]),
    ];
  }
}

/** Puts text into the field that has the focus, as if it had been typed there. */
function fillIn(text: string): void {
  const field = document.activeElement;
  if (text === "" || !(field instanceof HTMLInputElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
