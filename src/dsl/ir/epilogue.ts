// The epilogue: the statements after the last decision of a game, and the storage they read.

import type * as ir from "./ir.ts";
import type {
  BindingKind,
  BlockKind,
  ChangeKind,
  FlowKind,
  RollKind,
  TransferKind,
} from "./kinds.ts";
import { findIteratedStorage, type StorageDeclaration, storageAt, storageRead } from "./reads.ts";
import { Suspensions } from "./suspension.ts";
import { type Visitor, visitExpression, visitStatements } from "./visit.ts";

/** Returns the statements of the flow after the last one that may contain a decision. */
function epilogueOf(game: ir.Game): readonly ir.Stmt[] {
  const suspensions = new Suspensions(game);
  const { body } = game.flow;
  return body.slice(body.findLastIndex((stmt) => suspensions.waits(stmt)) + 1);
}

/** What the epilogue, the ranking and the rating read. */
interface EpilogueReads {
  readonly storage: ReadonlySet<StorageDeclaration>;
  /** Those of the tracks of which not only the order of the players matters. */
  readonly positions: ReadonlySet<ir.Track>;
}

/** Returns all storage that the epilogue, the ranking and the rating read. */
export function collectEpilogueReads(game: ir.Game): EpilogueReads {
  const reading = new Reading();
  visitStatements(epilogueOf(game), reading);
  for (const { value } of game.ranking) visitExpression(value, reading);
  for (const { from } of game.rating?.lines ?? []) visitExpression(from, reading);
  if (game.rating?.when !== undefined) visitExpression(game.rating.when, reading);
  for (const thing of [...reading.read])
    if ("shape" in thing && thing.by !== undefined && "perPlayer" in thing.by)
      reading.read.add(thing.by);
  return { storage: reading.read, positions: reading.positions };
}

/** Follows rules into everything that they use, each once. */
class Reading implements Visitor {
  readonly read = new Set<StorageDeclaration>();
  readonly positions = new Set<ir.Track>();
  private readonly followed = new Set<ir.Procedure | ir.Value>();

  statement(stmt: ir.Stmt): void {
    switch (stmt.kind) {
      case "do":
        this.procedure(stmt.procedure);
        return;
      case "gain":
        if (stmt.sign === -1) this.read.add(stmt.counter.counter);
        return;
      case "eachPlayer":
        if (stmt.track !== undefined) this.read.add(stmt.track);
        return;
      case "move":
      case "moveAll":
      case "moveEnd":
      case "draw":
      case "remove":
      case "removeAll":
        this.read.add(storageAt(stmt.from));
        return;
      default:
        stmt.kind satisfies
          | ChangeKind
          | TransferKind
          | RollKind
          | BindingKind
          | BlockKind
          | FlowKind;
        return;
    }
  }

  domain(domain: ir.Domain): void {
    this.add(findIteratedStorage(domain));
  }

  expression(expr: ir.Expr): void {
    for (const storage of storageRead(expr)) this.add(storage);
    if (expr.kind === "positionOn") this.positions.add(expr.track);
    if (expr.kind === "value") this.follow(expr.value, () => this.value(expr.value));
    if (expr.kind === "after") this.procedure(expr.procedure);
  }

  private add(thing: StorageDeclaration | undefined): void {
    if (thing !== undefined) this.read.add(thing);
  }

  private procedure(procedure: ir.Procedure): void {
    this.follow(procedure, () => visitStatements(procedure.body, this));
  }

  private value({ body, exceptions }: ir.Value): void {
    visitExpression(body, this);
    for (const { zone, to } of exceptions) {
      this.read.add(zone);
      visitExpression(to, this);
    }
  }

  private follow(rule: ir.Procedure | ir.Value, visit: () => void): void {
    if (this.followed.has(rule)) return;
    this.followed.add(rule);
    visit();
  }
}
