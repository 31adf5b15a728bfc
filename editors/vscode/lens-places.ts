// Lenses that show a list of places. Their command is the editor's own, which takes places only as its
// own objects, not as the protocol writes them.

import * as vscode from "vscode";
import type { Location, Position } from "vscode-languageclient/node";

/** The arguments as the server sends them. */
type PlacesOfServer = [uri: string, at: Position, places: readonly Location[]];

/** Returns the lenses with commands that the editor can carry out. */
export function withPlaces<Lenses extends vscode.CodeLens[] | null | undefined>(
  lenses: Lenses,
): Lenses {
  for (const { command } of lenses ?? []) {
    if (command?.command !== "editor.action.showReferences") continue;
    const [uri, at, places] = command.arguments as PlacesOfServer;
    command.arguments = [vscode.Uri.parse(uri), toPosition(at), places.map(toLocation)];
  }
  return lenses;
}

function toPosition({ line, character }: Position): vscode.Position {
  return new vscode.Position(line, character);
}

function toLocation({ uri, range }: Location): vscode.Location {
  const { start, end } = range;
  return new vscode.Location(
    vscode.Uri.parse(uri),
    new vscode.Range(toPosition(start), toPosition(end)),
  );
}
