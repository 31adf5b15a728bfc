// What the live table needs to show a game and to tell its moves.

export { createSnapshotGame } from "../../../dsl/runtime/game/position-snapshot.ts";
export { playStringsOf } from "../../../i18n/play/strings.ts";
export { wordings } from "../../../i18n/wordings.ts";
export { TableModel } from "../../board/table-model.svelte.ts";
