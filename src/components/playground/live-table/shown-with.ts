// What the live table needs to show a game and to tell its moves.

export { createSnapshotGame } from "../../../dsl/runtime/game/position-snapshot.ts";
export { phrases } from "../../../i18n/phrases.ts";
export { playStringsOf } from "../../../i18n/play/strings.ts";
export { TableModel } from "../../board/table-model.svelte.ts";
