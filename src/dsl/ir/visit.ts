// A visitor over all nodes of the checked game.

import type * as ir from "./ir.ts";

/** Callbacks for each node, called before its parts are visited. */
export interface Visitor {
  statement?(stmt: ir.Stmt): void;
  expression?(expr: ir.Expr): void;
  domain?(domain: ir.Domain): void;
  head?(step: ir.HeadStep, move: ir.OptionSchema): void;
}

/** Visits all rules of a game, without its examples. */
export function visitGame(game: ir.Game, visitor: Visitor): void {
  const walk = new Walk(visitor);
  for (const rival of game.rivals) walk.optional(rival.when);
  for (const counter of game.counters) {
    walk.optional(counter.starts);
    walk.optional(counter.max);
  }
  for (const mark of game.marks) walk.optional(mark.starts);
  for (const zone of game.zones) walk.optional(zone.limit);
  for (const value of game.values) {
    walk.expression(value.body);
    for (const exception of value.exceptions) walk.expression(exception.to);
  }
  for (const worth of game.worths) walk.expression(worth.amount);
  for (const supply of game.supplies) walk.optional(supply.formula);
  for (const line of game.ranking) walk.expression(line.value);
  walk.optional(game.rating?.when);
  for (const line of game.rating?.lines ?? []) walk.expression(line.from);
  for (const move of game.moves) walk.move(move);
  for (const procedure of game.procedures) walk.statements(procedure.body);
}

/** Visits statements and all their parts. */
export function visitStatements(statements: readonly ir.Stmt[], visitor: Visitor): void {
  new Walk(visitor).statements(statements);
}

/** Visits an expression and all its parts. */
export function visitExpression(expr: ir.Expr, visitor: Visitor): void {
  new Walk(visitor).expression(expr);
}

/** Visits a domain and all its parts. */
export function visitDomain(domain: ir.Domain, visitor: Visitor): void {
  new Walk(visitor).domain(domain);
}

class Walk {
  private readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  move(move: ir.OptionSchema): void {
    for (const step of move.head) {
      this.visitor.head?.(step, move);
      if (step.kind === "pick") this.domain(step.domain);
      else if (step.kind === "let") this.expression(step.value);
      else this.need(step.need);
    }
    this.statements(move.body);
  }

  statements(statements: readonly ir.Stmt[]): void {
    for (const stmt of statements) this.statement(stmt);
  }

  optional(expr: ir.Expr | undefined): void {
    if (expr !== undefined) this.expression(expr);
  }

  private need({ condition, holes, cases }: ir.Need): void {
    this.expression(condition);
    this.placeholders(holes);
    for (const { when, holes } of cases) {
      this.expression(when);
      this.placeholders(holes);
    }
  }

  private placeholders(holes: readonly ir.Placeholder[]): void {
    for (const { value, counter } of holes) {
      this.expression(value);
      this.optional(counter?.index);
    }
  }

  private statement(stmt: ir.Stmt): void {
    this.visitor.statement?.(stmt);
    switch (stmt.kind) {
      case "gain":
        this.expression(stmt.amount);
        this.ref(stmt.counter);
        return;
      case "score":
        this.expression(stmt.amount);
        return;
      case "setCounter":
        this.ref(stmt.counter);
        this.expression(stmt.value);
        return;
      case "setMark":
        this.ref(stmt.mark);
        this.expression(stmt.value);
        return;
      case "let":
        this.expression(stmt.value);
        return;
      case "rollLet":
        this.faces(stmt.faces);
        return;
      case "drawLet":
        this.ref(stmt.zone);
        return;
      case "add":
        this.expression(stmt.what);
        this.place(stmt.to);
        return;
      case "remove":
        this.expression(stmt.what);
        this.place(stmt.from);
        return;
      case "move":
        this.expression(stmt.what);
        this.place(stmt.from);
        this.place(stmt.to);
        return;
      case "removeAll":
        this.optional(stmt.what);
        this.ref(stmt.from);
        return;
      case "moveAll":
        this.optional(stmt.what);
        this.ref(stmt.from);
        this.ref(stmt.to);
        return;
      case "moveEnd":
        this.ref(stmt.from);
        this.place(stmt.to);
        return;
      case "sort":
        this.ref(stmt.row);
        return;
      case "draw":
        this.expression(stmt.count);
        this.ref(stmt.from);
        this.place(stmt.to);
        return;
      case "roll":
        this.expression(stmt.count);
        this.ref(stmt.into);
        this.faces(stmt.faces);
        return;
      case "rollZone":
        this.ref(stmt.zone);
        this.faces(stmt.faces);
        return;
      case "rollMark":
        this.ref(stmt.mark);
        this.faces(stmt.faces);
        return;
      case "advance":
        this.expression(stmt.player);
        this.expression(stmt.by);
        return;
      case "if":
        this.expression(stmt.condition);
        this.statements(stmt.then);
        this.statements(stmt.else);
        return;
      case "forEach":
        this.binder(stmt.binder);
        if (stmt.mark !== undefined) this.ref(stmt.mark);
        this.statements(stmt.body);
        return;
      case "eachPlayer":
        this.optional(stmt.from);
        this.statements(stmt.body);
        return;
      case "anyOrder":
        for (const binder of stmt.things) this.binder(binder);
        if (stmt.mark !== undefined) this.ref(stmt.mark);
        this.statements(stmt.body);
        return;
      case "forPlayer":
        this.expression(stmt.player);
        this.statements(stmt.body);
        return;
      case "times":
        this.expression(stmt.count);
        this.statements(stmt.body);
        return;
      case "until":
        this.expression(stmt.condition);
        this.statements(stmt.body);
        return;
      case "do":
        this.all(stmt.args);
        return;
      case "choose":
        for (const { args } of stmt.options) this.all(args);
        if (stmt.else !== undefined) this.statements(stmt.else);
        return;
      case "rule":
        this.statements(stmt.body);
        return;
      case "remember":
      case "endGame":
        return;
      default:
        stmt satisfies never;
    }
  }

  private all(exprs: readonly ir.Expr[]): void {
    for (const expr of exprs) this.expression(expr);
  }

  private ref({
    owner,
    index,
  }: {
    readonly owner: ir.Expr | undefined;
    readonly index?: ir.Expr | undefined;
  }): void {
    this.optional(owner);
    this.optional(index);
  }

  private place(place: ir.PlaceRef): void {
    if (place.kind === "zone") {
      this.ref(place);
      return;
    }
    this.optional(place.grid.owner);
    this.expression(place.space);
  }

  private faces(faces: ir.Faces): void {
    if (faces.kind === "die") return;
    this.expression(faces.from);
    this.expression(faces.to);
  }

  private binder({ domain, through, where }: ir.Binder): void {
    this.domain(domain);
    this.optional(through?.owner);
    this.optional(where);
  }

  domain(domain: ir.Domain): void {
    this.visitor.domain?.(domain);
    switch (domain.kind) {
      case "range":
        this.expression(domain.from);
        this.expression(domain.to);
        return;
      case "set":
        this.expression(domain.set);
        return;
      case "subsets":
        this.expression(domain.set);
        this.expression(domain.size);
        return;
      case "zone":
        this.ref(domain.zone);
        return;
      case "region":
      case "group":
        this.optional(domain.grid.owner);
        this.expression(domain.space);
        return;
      case "neighbours":
      case "lines":
        this.expression(domain.space);
        return;
      case "line":
        this.expression(domain.line);
        return;
      case "ray":
        this.expression(domain.space);
        this.expression(domain.direction);
        return;
      case "until":
        this.domain(domain.of);
        this.expression(domain.stop);
        return;
      case "enum":
      case "players":
      case "boards":
      case "spaces":
        return;
      default:
        domain satisfies never;
    }
  }

  expression(expr: ir.Expr): void {
    this.visitor.expression?.(expr);
    switch (expr.kind) {
      case "const":
      case "local":
      case "you":
      case "players":
      case "rival":
      case "option":
      case "timesSeen":
        return;
      case "score":
        this.expression(expr.owner);
        return;
      case "counter":
      case "counterFull":
        this.ref(expr.counter);
        return;
      case "mark":
        this.ref(expr.mark);
        return;
      case "value":
        this.expression(expr.player);
        this.all(expr.args);
        return;
      case "table":
      case "math":
        this.all(expr.args);
        return;
      case "after":
        this.all(expr.args);
        this.expression(expr.then.body);
        return;
      case "spaceField":
        this.optional(expr.grid.owner);
        this.expression(expr.of);
        return;
      case "cell":
      case "isFilled":
        this.place(expr.cell);
        return;
      case "zoneSize":
      case "zoneFull":
      case "kindsOf":
        this.ref(expr.zone);
        return;
      case "endOf":
        this.ref(expr.row);
        return;
      case "domainSize":
        this.domain(expr.domain);
        return;
      case "setOf":
        this.all(expr.members);
        return;
      case "pieceField":
      case "rangeCheck":
      case "setSize":
      case "isFamily":
      case "unary":
        this.expression(expr.of);
        return;
      case "isIn":
        this.expression(expr.of);
        this.optional(expr.through?.owner);
        this.domain(expr.domain);
        return;
      case "howMany":
        this.optional(expr.zone.owner);
        if (expr.zone.kind === "zone") this.optional(expr.zone.index);
        if ("kind" in expr.what) this.expression(expr.what);
        return;
      case "union":
      case "binary":
      case "divide":
        this.expression(expr.left);
        this.expression(expr.right);
        return;
      case "if":
        this.expression(expr.condition);
        this.expression(expr.then);
        this.expression(expr.else);
        return;
      case "count":
      case "some":
      case "find":
        this.binder(expr.binder);
        return;
      case "sum":
      case "different":
        this.expression(expr.of);
        this.binder(expr.binder);
        return;
      case "every":
        this.binder(expr.binder);
        this.expression(expr.has);
        return;
      case "beside":
      case "placeOn":
      case "positionOn":
        this.expression(expr.player);
        return;
      case "spaceAt":
        this.expression(expr.column);
        this.expression(expr.row);
        return;
      default:
        expr satisfies never;
    }
  }
}
