// The editor, loaded after the page: CodeMirror with what is needed to type. The other features (skills)
// are loaded after it and added by reconfiguring a compartment, which keeps text, cursor and history.

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
import { keepInView } from "./keep-in-view.ts";
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
  /** Rewrites the project in the newest version of the language. */
  readonly upgrade: () => void;
  /** The id of the text that describes keyboard use. */
  readonly helpId: string;
}

export class CodeEditor implements Hands {
  readonly #init: CodeInit;
  readonly #files: OpenFiles;
  /** Compartment of the skills; until they are loaded, it holds keys that record the requested skill. */
  readonly #place = new Compartment();
  #skills: Skills | undefined;
  /** Skills requested before they were loaded. */
  readonly #pending = new Set<Skill>();
  /** Text typed meanwhile, intended for the field that a pending skill opens. */
  #typed = "";
  #isGone = false;
  /** Ends that the line revealed last is kept in view. */
  #stopKeeping: (() => void) | undefined;

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

  /** Synchronizes the editor with the files of the playground and shows the active one. */
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

  /** Shows and selects a range. */
  goTo({ path, line, column = 1, length = 0 }: EditorRange): void {
    this.#display(path);
    const { view } = this.#files;
    if (view === undefined) return;
    const anchor = offsetIn(view.state.doc, { line: line - 1, character: column - 1 });
    const head = Math.min(anchor + length, view.state.doc.length);
    view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    view.focus();
    this.#stopKeeping?.();
    this.#stopKeeping = keepInView(view);
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
   * Loads the skills when the author can write, and starts them when the files of the base game are
   * loaded. If loading fails, for example without a network, it is retried at the next request.
   */
  async #learn(): Promise<void> {
    if (this.#skills !== undefined) return;
    const { playground, writing, strings, upgrade } = this.#init;
    await playground.writable;
    const module = await import("./skills.ts").catch(() => undefined);
    const isWhole = playground.project.base === undefined || playground.base.length > 0;
    // A concurrent call may have loaded them first.
    if (module === undefined || !isWhole || this.#isGone || this.#skills !== undefined) return;
    const skills = new module.Skills({
      language: playground.language,
      files: this.#files,
      writing,
      strings,
      upgrade,
      display: (path) => this.#display(path),
    });
    this.#skills = skills;
    this.#files.equip((file) => this.#place.reconfigure(skills.extensionsOf(file)));
    const { view } = this.#files;
    // Pending requests are dropped if the editor has lost the focus.
    if (view?.hasFocus) {
      for (const skill of this.#pending) skills.use(skill, view);
      fillIn(this.#typed);
    }
    this.#pending.clear();
    this.#typed = "";
  }

  /** Runs a skill now, or as soon as the skills are loaded. */
  #ask(skill: Skill): void {
    const { view } = this.#files;
    if (this.#skills === undefined) {
      this.#pending.add(skill);
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
        if (!withField.some((skill) => this.#pending.has(skill))) return false;
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
        // Makes read-only texts scrollable by keyboard.
        tabindex: "0",
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) this.#written(path, state.doc.toString());
      }),
      // Key bindings of the skills precede the default ones.
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
