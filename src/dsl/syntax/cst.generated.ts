// Generated from grammar.ts by `npm test -- -u`. Do not edit.

import type { CstNode, ICstVisitor, IToken } from "chevrotain";

export interface TextCstNode extends CstNode {
  name: "text";
  children: TextCstChildren;
}

export type TextCstChildren = {
  De?: IToken[];
  de?: IToken[];
  En?: IToken[];
  en?: IToken[];
};

export interface TextBodyCstNode extends CstNode {
  name: "textBody";
  children: TextBodyCstChildren;
}

export type TextBodyCstChildren = {
  LeftBrace: IToken[];
  text?: TextCstNode[];
  RightBrace: IToken[];
};

export interface TypeCstNode extends CstNode {
  name: "type";
  children: TypeCstChildren;
}

export type TypeCstChildren = {
  from?: SumCstNode[];
  DotDot?: IToken[];
  to?: SumCstNode[];
  YesNo?: IToken[];
  name?: IToken[];
  Of?: IToken[];
  of?: IToken[];
  Or?: IToken[];
  None?: IToken[];
};

export interface ParamsCstNode extends CstNode {
  name: "params";
  children: ParamsCstChildren;
}

export type ParamsCstChildren = {
  LeftParen: IToken[];
  param?: ParamCstNode[];
  Comma?: IToken[];
  RightParen: IToken[];
};

export interface ParamCstNode extends CstNode {
  name: "param";
  children: ParamCstChildren;
}

export type ParamCstChildren = {
  name?: IToken[];
  Colon?: IToken[];
  type: TypeCstNode[];
};

export interface ExpressionCstNode extends CstNode {
  name: "expression";
  children: ExpressionCstChildren;
}

export type ExpressionCstChildren = {
  Not?: IToken[];
  sum: SumCstNode[];
  tail?: TailCstNode[];
};

export interface TailCstNode extends CstNode {
  name: "tail";
  children: TailCstChildren;
}

export type TailCstChildren = {
  operator?: (IToken)[];
  Not?: (IToken)[];
  sum?: (SumCstNode)[];
  Is?: IToken[];
  state?: (IToken)[];
  In?: IToken[];
  domain?: DomainCstNode[];
  After?: IToken[];
  call?: CallCstNode[];
};

export interface SumCstNode extends CstNode {
  name: "sum";
  children: SumCstChildren;
}

export type SumCstChildren = {
  operand: OperandCstNode[];
  arithmetic?: ArithmeticCstNode[];
};

export interface ArithmeticCstNode extends CstNode {
  name: "arithmetic";
  children: ArithmeticCstChildren;
}

export type ArithmeticCstChildren = {
  operator?: (IToken)[];
  operand?: (OperandCstNode)[];
  Slash?: IToken[];
  Rounded?: IToken[];
  rounded?: (IToken)[];
};

export interface OperandCstNode extends CstNode {
  name: "operand";
  children: OperandCstChildren;
}

export type OperandCstChildren = {
  sign?: IToken[];
  Integer?: IToken[];
  Yes?: IToken[];
  No?: IToken[];
  None?: IToken[];
  You?: IToken[];
  your?: YourCstNode[];
  numberOf?: NumberOfCstNode[];
  sumOf?: SumOfCstNode[];
  beside?: BesideCstNode[];
  quantified?: QuantifiedCstNode[];
  found?: FoundCstNode[];
  conditional?: ConditionalCstNode[];
  parenthesised?: ParenthesisedCstNode[];
  set?: SetCstNode[];
  named?: NamedCstNode[];
  suffix?: SuffixCstNode[];
};

export interface SuffixCstNode extends CstNode {
  name: "suffix";
  children: SuffixCstChildren;
}

export type SuffixCstChildren = {
  Dot?: IToken[];
  field?: IToken[];
  index?: IndexCstNode[];
};

export interface IndexCstNode extends CstNode {
  name: "index";
  children: IndexCstChildren;
}

export type IndexCstChildren = {
  LeftBracket: IToken[];
  expression: ExpressionCstNode[];
  RightBracket: IToken[];
};

export interface YourCstNode extends CstNode {
  name: "your";
  children: YourCstChildren;
}

export type YourCstChildren = {
  Your: IToken[];
  name: IToken[];
};

export interface NamedCstNode extends CstNode {
  name: "named";
  children: NamedCstChildren;
}

export type NamedCstChildren = {
  name: IToken[];
  args?: ArgsCstNode[];
  Of?: IToken[];
  operand?: OperandCstNode[];
  On?: IToken[];
  on?: IToken[];
};

export interface ArgsCstNode extends CstNode {
  name: "args";
  children: ArgsCstChildren;
}

export type ArgsCstChildren = {
  LeftParen: IToken[];
  expression?: ExpressionCstNode[];
  Comma?: IToken[];
  RightParen: IToken[];
};

export interface CallCstNode extends CstNode {
  name: "call";
  children: CallCstChildren;
}

export type CallCstChildren = {
  name: IToken[];
  args?: ArgsCstNode[];
};

export interface ParenthesisedCstNode extends CstNode {
  name: "parenthesised";
  children: ParenthesisedCstChildren;
}

export type ParenthesisedCstChildren = {
  LeftParen: IToken[];
  expression: ExpressionCstNode[];
  RightParen: IToken[];
};

export interface SetCstNode extends CstNode {
  name: "set";
  children: SetCstChildren;
}

export type SetCstChildren = {
  LeftBrace: IToken[];
  expression?: ExpressionCstNode[];
  Comma?: IToken[];
  RightBrace: IToken[];
};

export interface NumberOfCstNode extends CstNode {
  name: "numberOf";
  children: NumberOfCstChildren;
}

export type NumberOfCstChildren = {
  Number: IToken[];
  Of: IToken[];
  Different?: IToken[];
  family?: IToken[];
  Dot?: IToken[];
  field?: IToken[];
  In?: (IToken)[];
  domain?: (DomainCstNode)[];
  parenthesised?: ParenthesisedCstNode[];
  binder?: BinderCstNode[];
};

export interface SumOfCstNode extends CstNode {
  name: "sumOf";
  children: SumOfCstChildren;
}

export type SumOfCstChildren = {
  Sum: IToken[];
  Of: IToken[];
  expression: ExpressionCstNode[];
  For: IToken[];
  binder: BinderCstNode[];
};

export interface BesideCstNode extends CstNode {
  name: "beside";
  children: BesideCstChildren;
}

export type BesideCstChildren = {
  Next: IToken[];
  Player: IToken[];
  After: IToken[];
  operand: OperandCstNode[];
};

export interface QuantifiedCstNode extends CstNode {
  name: "quantified";
  children: QuantifiedCstChildren;
}

export type QuantifiedCstChildren = {
  Some?: IToken[];
  binder?: (BinderCstNode)[];
  Every?: IToken[];
  Has?: IToken[];
  expression?: ExpressionCstNode[];
};

export interface FoundCstNode extends CstNode {
  name: "found";
  children: FoundCstChildren;
}

export type FoundCstChildren = {
  end?: (IToken)[];
  binder: BinderCstNode[];
};

export interface ConditionalCstNode extends CstNode {
  name: "conditional";
  children: ConditionalCstChildren;
}

export type ConditionalCstChildren = {
  If: IToken[];
  condition: ExpressionCstNode[];
  Then: IToken[];
  then: ExpressionCstNode[];
  Else: IToken[];
  else: ExpressionCstNode[];
};

export interface BinderCstNode extends CstNode {
  name: "binder";
  children: BinderCstChildren;
}

export type BinderCstChildren = {
  name: IToken[];
  Colon?: IToken[];
  type?: IToken[];
  In: IToken[];
  domain: DomainCstNode[];
  Until?: IToken[];
  until?: ExpressionCstNode[];
  Where?: IToken[];
  where?: ExpressionCstNode[];
};

export interface DomainCstNode extends CstNode {
  name: "domain";
  children: DomainCstChildren;
}

export type DomainCstChildren = {
  from: OperandCstNode[];
  DotDot?: IToken[];
  to?: SumCstNode[];
};

export interface BlockCstNode extends CstNode {
  name: "block";
  children: BlockCstChildren;
}

export type BlockCstChildren = {
  LeftBrace: IToken[];
  statement?: StatementCstNode[];
  RightBrace: IToken[];
};

export interface StatementCstNode extends CstNode {
  name: "statement";
  children: StatementCstChildren;
}

export type StatementCstChildren = {
  gain?: GainCstNode[];
  score?: ScoreCstNode[];
  setTo?: SetToCstNode[];
  letBe?: LetBeCstNode[];
  add?: AddCstNode[];
  remove?: RemoveCstNode[];
  move?: MoveCstNode[];
  draw?: DrawCstNode[];
  roll?: RollCstNode[];
  sort?: SortCstNode[];
  ifElse?: IfElseCstNode[];
  forEach?: ForEachCstNode[];
  forPlayer?: ForPlayerCstNode[];
  eachPlayer?: EachPlayerCstNode[];
  repeat?: RepeatCstNode[];
  perform?: PerformCstNode[];
  choose?: ChooseCstNode[];
  announce?: AnnounceCstNode[];
  endGame?: EndGameCstNode[];
  anyOrder?: AnyOrderCstNode[];
};

export interface GainCstNode extends CstNode {
  name: "gain";
  children: GainCstChildren;
}

export type GainCstChildren = {
  verb?: (IToken)[];
  amount: ExpressionCstNode[];
  counter: IToken[];
  LeftBracket?: IToken[];
  index?: ExpressionCstNode[];
  RightBracket?: IToken[];
};

export interface ScoreCstNode extends CstNode {
  name: "score";
  children: ScoreCstChildren;
}

export type ScoreCstChildren = {
  Score: IToken[];
  expression: ExpressionCstNode[];
  As?: IToken[];
  reason?: IToken[];
};

export interface SetToCstNode extends CstNode {
  name: "setTo";
  children: SetToCstChildren;
}

export type SetToCstChildren = {
  Set: IToken[];
  target: ExpressionCstNode[];
  To: IToken[];
  value: ExpressionCstNode[];
};

export interface LetBeCstNode extends CstNode {
  name: "letBe";
  children: LetBeCstChildren;
}

export type LetBeCstChildren = {
  Let: IToken[];
  name: IToken[];
  Equals: IToken[];
  Roll?: IToken[];
  domain?: DomainCstNode[];
  Draw?: IToken[];
  From?: IToken[];
  zone?: ExpressionCstNode[];
  expression?: ExpressionCstNode[];
};

export interface AddCstNode extends CstNode {
  name: "add";
  children: AddCstChildren;
}

export type AddCstChildren = {
  Add: IToken[];
  what: ExpressionCstNode[];
  To: IToken[];
  to: ExpressionCstNode[];
};

export interface RemoveCstNode extends CstNode {
  name: "remove";
  children: RemoveCstChildren;
}

export type RemoveCstChildren = {
  Remove: IToken[];
  All?: IToken[];
  what?: (ExpressionCstNode)[];
  From: IToken[];
  from: ExpressionCstNode[];
};

export interface MoveCstNode extends CstNode {
  name: "move";
  children: MoveCstChildren;
}

export type MoveCstChildren = {
  Move: IToken[];
  First?: IToken[];
  Last?: IToken[];
  All?: IToken[];
  what?: (ExpressionCstNode)[];
  From?: IToken[];
  from?: ExpressionCstNode[];
  To?: IToken[];
  to?: ExpressionCstNode[];
  On?: IToken[];
  track?: IToken[];
  By?: IToken[];
  by?: ExpressionCstNode[];
};

export interface DrawCstNode extends CstNode {
  name: "draw";
  children: DrawCstChildren;
}

export type DrawCstChildren = {
  Draw: IToken[];
  count?: ExpressionCstNode[];
  From: IToken[];
  from: ExpressionCstNode[];
  To: IToken[];
  to: ExpressionCstNode[];
};

export interface RollCstNode extends CstNode {
  name: "roll";
  children: RollCstChildren;
}

export type RollCstChildren = {
  Roll: IToken[];
  what: ExpressionCstNode[];
  To?: IToken[];
  to?: ExpressionCstNode[];
};

export interface SortCstNode extends CstNode {
  name: "sort";
  children: SortCstChildren;
}

export type SortCstChildren = {
  Sort: IToken[];
  expression: ExpressionCstNode[];
};

export interface IfElseCstNode extends CstNode {
  name: "ifElse";
  children: IfElseCstChildren;
}

export type IfElseCstChildren = {
  If: IToken[];
  expression: ExpressionCstNode[];
  then: BlockCstNode[];
  Else?: IToken[];
  else?: BlockCstNode[];
  ifElse?: IfElseCstNode[];
};

export interface ForEachCstNode extends CstNode {
  name: "forEach";
  children: ForEachCstChildren;
}

export type ForEachCstChildren = {
  For: IToken[];
  Each: IToken[];
  binder: BinderCstNode[];
  inAnyOrder?: InAnyOrderCstNode[];
  block: BlockCstNode[];
};

export interface ForPlayerCstNode extends CstNode {
  name: "forPlayer";
  children: ForPlayerCstChildren;
}

export type ForPlayerCstChildren = {
  For: IToken[];
  player: ExpressionCstNode[];
  block: BlockCstNode[];
};

export interface EachPlayerCstNode extends CstNode {
  name: "eachPlayer";
  children: EachPlayerCstChildren;
}

export type EachPlayerCstChildren = {
  Each: IToken[];
  Player: IToken[];
  From?: IToken[];
  from?: ExpressionCstNode[];
  In?: IToken[];
  Order?: IToken[];
  Of?: IToken[];
  track?: IToken[];
  At?: IToken[];
  Once?: IToken[];
  Where?: IToken[];
  where?: ExpressionCstNode[];
  block: BlockCstNode[];
};

export interface RepeatCstNode extends CstNode {
  name: "repeat";
  children: RepeatCstChildren;
}

export type RepeatCstChildren = {
  Repeat: IToken[];
  Until?: IToken[];
  limit?: (ExpressionCstNode)[];
  Times?: IToken[];
  block: BlockCstNode[];
};

export interface PerformCstNode extends CstNode {
  name: "perform";
  children: PerformCstChildren;
}

export type PerformCstChildren = {
  Do: IToken[];
  call: CallCstNode[];
};

export interface ChooseCstNode extends CstNode {
  name: "choose";
  children: ChooseCstChildren;
}

export type ChooseCstChildren = {
  May?: IToken[];
  Choose: IToken[];
  Free?: IToken[];
  call: CallCstNode[];
  Comma?: IToken[];
  Else?: IToken[];
  block?: BlockCstNode[];
};

export interface AnnounceCstNode extends CstNode {
  name: "announce";
  children: AnnounceCstChildren;
}

export type AnnounceCstChildren = {
  Announce: IToken[];
  call: CallCstNode[];
  inAnyOrder?: InAnyOrderCstNode[];
};

export interface EndGameCstNode extends CstNode {
  name: "endGame";
  children: EndGameCstChildren;
}

export type EndGameCstChildren = {
  End: IToken[];
  Game: IToken[];
};

export interface AnyOrderCstNode extends CstNode {
  name: "anyOrder";
  children: AnyOrderCstChildren;
}

export type AnyOrderCstChildren = {
  inAnyOrder: InAnyOrderCstNode[];
  LeftBrace: IToken[];
  orderItem?: OrderItemCstNode[];
  RightBrace: IToken[];
};

export interface OrderItemCstNode extends CstNode {
  name: "orderItem";
  children: OrderItemCstChildren;
}

export type OrderItemCstChildren = {
  name: IToken[];
  Where?: IToken[];
  where?: ExpressionCstNode[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  statement?: StatementCstNode[];
  RightBrace: IToken[];
};

export interface InAnyOrderCstNode extends CstNode {
  name: "inAnyOrder";
  children: InAnyOrderCstChildren;
}

export type InAnyOrderCstChildren = {
  In: IToken[];
  Any: IToken[];
  Order: IToken[];
};

export interface PickCstNode extends CstNode {
  name: "pick";
  children: PickCstChildren;
}

export type PickCstChildren = {
  Pick: IToken[];
  picked: PickedCstNode[];
  Comma?: IToken[];
};

export interface PickedCstNode extends CstNode {
  name: "picked";
  children: PickedCstChildren;
}

export type PickedCstChildren = {
  name: IToken[];
  From: IToken[];
  domain: DomainCstNode[];
};

export interface NeedsCstNode extends CstNode {
  name: "needs";
  children: NeedsCstChildren;
}

export type NeedsCstChildren = {
  Needs: IToken[];
  name?: IToken[];
  Colon?: IToken[];
  expression: ExpressionCstNode[];
  Else?: IToken[];
  text?: TextCstNode[];
  textWhen?: TextWhenCstNode[];
};

export interface TextWhenCstNode extends CstNode {
  name: "textWhen";
  children: TextWhenCstChildren;
}

export type TextWhenCstChildren = {
  When: IToken[];
  expression: ExpressionCstNode[];
  text: TextCstNode[];
};

export interface CostsCstNode extends CstNode {
  name: "costs";
  children: CostsCstChildren;
}

export type CostsCstChildren = {
  Costs: IToken[];
  call: CallCstNode[];
};

export interface ExampleCstNode extends CstNode {
  name: "example";
  children: ExampleCstChildren;
}

export type ExampleCstChildren = {
  Example: IToken[];
  name: IToken[];
  After?: IToken[];
  after?: IToken[];
  Proves?: IToken[];
  proves?: (IToken)[];
  Comma?: IToken[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  givens?: GivensCstNode[];
  step?: StepCstNode[];
  RightBrace: IToken[];
};

export interface GivensCstNode extends CstNode {
  name: "givens";
  children: GivensCstChildren;
}

export type GivensCstChildren = {
  Given: IToken[];
  LeftBrace: IToken[];
  given?: GivenCstNode[];
  RightBrace: IToken[];
};

export interface GivenCstNode extends CstNode {
  name: "given";
  children: GivenCstChildren;
}

export type GivenCstChildren = {
  Players?: IToken[];
  seat?: IToken[];
  Comma?: IToken[];
  Table?: IToken[];
  facts?: (FactsCstNode)[];
  option?: IToken[];
  Is?: IToken[];
  choice?: (IToken)[];
  player?: IToken[];
};

export interface FactsCstNode extends CstNode {
  name: "facts";
  children: FactsCstChildren;
}

export type FactsCstChildren = {
  LeftBrace: IToken[];
  fact?: FactCstNode[];
  Semicolon?: IToken[];
  RightBrace: IToken[];
};

export interface FactCstNode extends CstNode {
  name: "fact";
  children: FactCstChildren;
}

export type FactCstChildren = {
  name: IToken[];
  cells?: CellsCstNode[];
  index?: IndexCstNode[];
  Empty?: IToken[];
  factItem?: FactItemCstNode[];
  Comma?: IToken[];
};

export interface FactItemCstNode extends CstNode {
  name: "factItem";
  children: FactItemCstChildren;
}

export type FactItemCstChildren = {
  count?: IToken[];
  operand: OperandCstNode[];
  At?: IToken[];
  at?: IToken[];
};

export interface CellsCstNode extends CstNode {
  name: "cells";
  children: CellsCstChildren;
}

export type CellsCstChildren = {
  LeftBrace: IToken[];
  cell?: (IToken)[];
  RightBrace: IToken[];
};

export interface StepCstNode extends CstNode {
  name: "step";
  children: StepCstChildren;
}

export type StepCstChildren = {
  play?: PlayCstNode[];
  chance?: ChanceCstNode[];
  outcome?: OutcomeCstNode[];
};

export interface PlayCstNode extends CstNode {
  name: "play";
  children: PlayCstChildren;
}

export type PlayCstChildren = {
  When: IToken[];
  player: IToken[];
  Declines?: IToken[];
  notation?: NotationCstNode[];
};

export interface ChanceCstNode extends CstNode {
  name: "chance";
  children: ChanceCstChildren;
}

export type ChanceCstChildren = {
  Chance: IToken[];
  expression: ExpressionCstNode[];
  Comma?: IToken[];
};

export interface OutcomeCstNode extends CstNode {
  name: "outcome";
  children: OutcomeCstChildren;
}

export type OutcomeCstChildren = {
  Then: IToken[];
  player: (IToken)[];
  Scores?: IToken[];
  expression?: (ExpressionCstNode)[];
  As?: IToken[];
  reason?: (IToken)[];
  Can?: IToken[];
  notation?: (NotationCstNode)[];
  Cannot?: IToken[];
  See?: IToken[];
  operand?: (OperandCstNode)[];
  Because?: IToken[];
  Has?: IToken[];
  Sees?: IToken[];
  Chooses?: IToken[];
  action?: IToken[];
  Comma?: (IToken)[];
  Is?: IToken[];
  Rated?: (IToken)[];
  line?: IToken[];
  Not?: IToken[];
  Wins?: IToken[];
  Win?: IToken[];
};

export interface NotationCstNode extends CstNode {
  name: "notation";
  children: NotationCstChildren;
}

export type NotationCstChildren = {
  name: IToken[];
  LeftParen?: IToken[];
  notationArg?: NotationArgCstNode[];
  Comma?: IToken[];
  RightParen?: IToken[];
};

export interface NotationArgCstNode extends CstNode {
  name: "notationArg";
  children: NotationArgCstChildren;
}

export type NotationArgCstChildren = {
  name: IToken[];
  Colon: IToken[];
  expression: ExpressionCstNode[];
};

export interface GameCstNode extends CstNode {
  name: "game";
  children: GameCstChildren;
}

export type GameCstChildren = {
  Game: IToken[];
  name: IToken[];
  LeftBrace: IToken[];
  gameItem?: GameItemCstNode[];
  RightBrace: IToken[];
};

export interface GameItemCstNode extends CstNode {
  name: "gameItem";
  children: GameItemCstChildren;
}

export type GameItemCstChildren = {
  text?: TextCstNode[];
  Players?: IToken[];
  min?: IToken[];
  DotDot?: IToken[];
  max?: IToken[];
  Points?: IToken[];
  points?: TextCstNode[];
  Credit?: IToken[];
  credit?: TextCstNode[];
};

export interface GameOptionCstNode extends CstNode {
  name: "gameOption";
  children: GameOptionCstChildren;
}

export type GameOptionCstChildren = {
  Option: IToken[];
  name: IToken[];
  Of?: IToken[];
  type?: TypeCstNode[];
  textBody?: TextBodyCstNode[];
  LeftBrace?: IToken[];
  text?: TextCstNode[];
  member?: MemberCstNode[];
  RightBrace?: IToken[];
};

export interface MemberCstNode extends CstNode {
  name: "member";
  children: MemberCstChildren;
}

export type MemberCstChildren = {
  name: IToken[];
  letter?: IToken[];
  text?: TextCstNode[];
};

export interface RivalCstNode extends CstNode {
  name: "rival";
  children: RivalCstChildren;
}

export type RivalCstChildren = {
  Rival: IToken[];
  name: IToken[];
  condition?: ConditionCstNode[];
  textBody: TextBodyCstNode[];
};

export interface ConditionCstNode extends CstNode {
  name: "condition";
  children: ConditionCstChildren;
}

export type ConditionCstChildren = {
  When: IToken[];
  expression: ExpressionCstNode[];
};

export interface EnumerationCstNode extends CstNode {
  name: "enumeration";
  children: EnumerationCstChildren;
}

export type EnumerationCstChildren = {
  Enum: IToken[];
  name: IToken[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  member?: MemberCstNode[];
  RightBrace: IToken[];
};

export interface CounterCstNode extends CstNode {
  name: "counter";
  children: CounterCstChildren;
}

export type CounterCstChildren = {
  Player?: IToken[];
  Counter: IToken[];
  name: IToken[];
  indexType?: IndexTypeCstNode[];
  LeftBrace?: IToken[];
  counterItem?: CounterItemCstNode[];
  RightBrace?: IToken[];
};

export interface IndexTypeCstNode extends CstNode {
  name: "indexType";
  children: IndexTypeCstChildren;
}

export type IndexTypeCstChildren = {
  LeftBracket: IToken[];
  type: TypeCstNode[];
  RightBracket: IToken[];
};

export interface CounterItemCstNode extends CstNode {
  name: "counterItem";
  children: CounterItemCstChildren;
}

export type CounterItemCstChildren = {
  text?: TextCstNode[];
  Starts?: IToken[];
  starts?: ExpressionCstNode[];
  Max?: IToken[];
  max?: ExpressionCstNode[];
  Beyond?: IToken[];
  beyond?: BlockCstNode[];
};

export interface MarkCstNode extends CstNode {
  name: "mark";
  children: MarkCstChildren;
}

export type MarkCstChildren = {
  Player?: IToken[];
  Mark: IToken[];
  name: IToken[];
  indexType?: IndexTypeCstNode[];
  Colon: IToken[];
  type: TypeCstNode[];
  Comma?: IToken[];
  Hidden?: IToken[];
  Starts?: IToken[];
  expression?: ExpressionCstNode[];
  textBody?: TextBodyCstNode[];
};

export interface FamilyCstNode extends CstNode {
  name: "family";
  children: FamilyCstChildren;
}

export type FamilyCstChildren = {
  Family: IToken[];
  name: IToken[];
  Colon?: IToken[];
  parent?: IToken[];
  pieceBody?: PieceBodyCstNode[];
};

export interface PieceCstNode extends CstNode {
  name: "piece";
  children: PieceCstChildren;
}

export type PieceCstChildren = {
  Piece: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  Colon?: IToken[];
  family?: IToken[];
  pieceBody?: PieceBodyCstNode[];
};

export interface PieceBodyCstNode extends CstNode {
  name: "pieceBody";
  children: PieceBodyCstChildren;
}

export type PieceBodyCstChildren = {
  LeftBrace: IToken[];
  pieceItem?: PieceItemCstNode[];
  RightBrace: IToken[];
};

export interface PieceItemCstNode extends CstNode {
  name: "pieceItem";
  children: PieceItemCstChildren;
}

export type PieceItemCstChildren = {
  text?: TextCstNode[];
  copies?: CopiesCstNode[];
  handler?: HandlerCstNode[];
  whileIn?: WhileInCstNode[];
  field?: FieldCstNode[];
  fix?: FixCstNode[];
};

export interface FieldCstNode extends CstNode {
  name: "field";
  children: FieldCstChildren;
}

export type FieldCstChildren = {
  name: IToken[];
  Colon: IToken[];
  type: TypeCstNode[];
  textBody?: TextBodyCstNode[];
};

export interface FixCstNode extends CstNode {
  name: "fix";
  children: FixCstChildren;
}

export type FixCstChildren = {
  name: IToken[];
  Is: IToken[];
  expression: ExpressionCstNode[];
};

export interface CopiesCstNode extends CstNode {
  name: "copies";
  children: CopiesCstChildren;
}

export type CopiesCstChildren = {
  Copies: IToken[];
  count: ExpressionCstNode[];
  In: IToken[];
  zone: ExpressionCstNode[];
  Comma?: IToken[];
};

export interface HandlerCstNode extends CstNode {
  name: "handler";
  children: HandlerCstChildren;
}

export type HandlerCstChildren = {
  When: IToken[];
  event: IToken[];
  block: BlockCstNode[];
};

export interface WhileInCstNode extends CstNode {
  name: "whileIn";
  children: WhileInCstChildren;
}

export type WhileInCstChildren = {
  While: IToken[];
  In: IToken[];
  zone: IToken[];
  LeftBrace: IToken[];
  whileItem?: WhileItemCstNode[];
  RightBrace: IToken[];
};

export interface WhileItemCstNode extends CstNode {
  name: "whileItem";
  children: WhileItemCstChildren;
}

export type WhileItemCstChildren = {
  handler?: HandlerCstNode[];
  worth?: WorthCstNode[];
  exception?: ExceptionCstNode[];
};

export interface WorthCstNode extends CstNode {
  name: "worth";
  children: WorthCstChildren;
}

export type WorthCstChildren = {
  Worth: IToken[];
  expression: ExpressionCstNode[];
  As?: IToken[];
  reason?: IToken[];
};

export interface ExceptionCstNode extends CstNode {
  name: "exception";
  children: ExceptionCstChildren;
}

export type ExceptionCstChildren = {
  call: CallCstNode[];
  how?: (IToken)[];
  expression: ExpressionCstNode[];
};

export interface ShapeCstNode extends CstNode {
  name: "shape";
  children: ShapeCstChildren;
}

export type ShapeCstChildren = {
  Shape: IToken[];
  name: IToken[];
  layout: LayoutCstNode[];
  LeftBrace?: IToken[];
  shapeItem?: ShapeItemCstNode[];
  RightBrace?: IToken[];
};

export interface LayoutCstNode extends CstNode {
  name: "layout";
  children: LayoutCstChildren;
}

export type LayoutCstChildren = {
  Hexes?: IToken[];
  row?: IToken[];
  Minus?: IToken[];
  Squares?: IToken[];
  columns?: IToken[];
  By?: IToken[];
  rows?: IToken[];
  From?: IToken[];
  Below?: IToken[];
};

export interface ShapeItemCstNode extends CstNode {
  name: "shapeItem";
  children: ShapeItemCstChildren;
}

export type ShapeItemCstChildren = {
  text?: TextCstNode[];
  Regions?: IToken[];
  By?: IToken[];
  regions?: IToken[];
  field?: FieldCstNode[];
};

export interface BoardCstNode extends CstNode {
  name: "board";
  children: BoardCstChildren;
}

export type BoardCstChildren = {
  Board: IToken[];
  name: IToken[];
  Of: IToken[];
  shape: IToken[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  cell?: (IToken)[];
  RightBrace: IToken[];
};

export interface ZoneCstNode extends CstNode {
  name: "zone";
  children: ZoneCstChildren;
}

export type ZoneCstChildren = {
  Player?: IToken[];
  Zone: IToken[];
  name: IToken[];
  indexType?: IndexTypeCstNode[];
  Of: IToken[];
  type: TypeCstNode[];
  On?: IToken[];
  shape?: IToken[];
  By?: IToken[];
  by?: IToken[];
  Comma?: IToken[];
  zoneTrait?: ZoneTraitCstNode[];
  textBody?: TextBodyCstNode[];
};

export interface ZoneTraitCstNode extends CstNode {
  name: "zoneTrait";
  children: ZoneTraitCstChildren;
}

export type ZoneTraitCstChildren = {
  Row?: IToken[];
  Of?: IToken[];
  row?: ExpressionCstNode[];
  Hidden?: IToken[];
  places?: ExpressionCstNode[];
  Places?: IToken[];
};

export interface TrackCstNode extends CstNode {
  name: "track";
  children: TrackCstChildren;
}

export type TrackCstChildren = {
  Track: IToken[];
  name: IToken[];
  Of: IToken[];
  Players: IToken[];
  from: IToken[];
  DotDot: IToken[];
  to: IToken[];
  textBody?: TextBodyCstNode[];
};

export interface HistoryCstNode extends CstNode {
  name: "history";
  children: HistoryCstChildren;
}

export type HistoryCstChildren = {
  History: IToken[];
  name: IToken[];
  Of: IToken[];
  historyThing: (HistoryThingCstNode)[];
  Comma?: (IToken)[];
  At: IToken[];
  moment: IToken[];
  Last?: IToken[];
  last?: IToken[];
  textBody?: TextBodyCstNode[];
};

export interface HistoryThingCstNode extends CstNode {
  name: "historyThing";
  children: HistoryThingCstChildren;
}

export type HistoryThingCstChildren = {
  name?: IToken[];
  You?: IToken[];
};

export interface TableCstNode extends CstNode {
  name: "table";
  children: TableCstChildren;
}

export type TableCstChildren = {
  Table: IToken[];
  name: IToken[];
  params: ParamsCstNode[];
  Colon?: IToken[];
  type?: TypeCstNode[];
  Equals: IToken[];
  entry: (EntryCstNode)[];
  Comma?: IToken[];
  textBody?: TextBodyCstNode[];
};

export interface EntryCstNode extends CstNode {
  name: "entry";
  children: EntryCstChildren;
}

export type EntryCstChildren = {
  Minus?: IToken[];
  Integer?: IToken[];
  name?: IToken[];
  Yes?: IToken[];
  No?: IToken[];
  None?: IToken[];
};

export interface DieCstNode extends CstNode {
  name: "die";
  children: DieCstChildren;
}

export type DieCstChildren = {
  Die: IToken[];
  name: IToken[];
  Equals: IToken[];
  entry: EntryCstNode[];
  Comma?: IToken[];
  textBody?: TextBodyCstNode[];
};

export interface DefinitionCstNode extends CstNode {
  name: "definition";
  children: DefinitionCstChildren;
}

export type DefinitionCstChildren = {
  Value: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  Colon?: IToken[];
  type?: TypeCstNode[];
  Equals: IToken[];
  expression: ExpressionCstNode[];
  saidBody?: SaidBodyCstNode[];
};

export interface SaidBodyCstNode extends CstNode {
  name: "saidBody";
  children: SaidBodyCstChildren;
}

export type SaidBodyCstChildren = {
  LeftBrace: IToken[];
  text?: TextCstNode[];
  saying?: SayingCstNode[];
  RightBrace: IToken[];
};

export interface SayingCstNode extends CstNode {
  name: "saying";
  children: SayingCstChildren;
}

export type SayingCstChildren = {
  Says: IToken[];
  text: TextCstNode[];
};

export interface RequirementCstNode extends CstNode {
  name: "requirement";
  children: RequirementCstChildren;
}

export type RequirementCstChildren = {
  Requirement: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  LeftBrace: IToken[];
  requirementItem?: RequirementItemCstNode[];
  RightBrace: IToken[];
};

export interface RequirementItemCstNode extends CstNode {
  name: "requirementItem";
  children: RequirementItemCstChildren;
}

export type RequirementItemCstChildren = {
  letBe?: LetBeCstNode[];
  needs?: NeedsCstNode[];
};

export interface CostCstNode extends CstNode {
  name: "cost";
  children: CostCstChildren;
}

export type CostCstChildren = {
  Cost: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  LeftBrace: IToken[];
  costItem?: CostItemCstNode[];
  RightBrace: IToken[];
};

export interface CostItemCstNode extends CstNode {
  name: "costItem";
  children: CostItemCstChildren;
}

export type CostItemCstChildren = {
  pick?: PickCstNode[];
  needs?: NeedsCstNode[];
  costs?: CostsCstNode[];
  statement?: StatementCstNode[];
};

export interface ActionCstNode extends CstNode {
  name: "action";
  children: ActionCstChildren;
}

export type ActionCstChildren = {
  Action: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  LeftBrace: IToken[];
  actionItem?: ActionItemCstNode[];
  RightBrace: IToken[];
};

export interface ActionItemCstNode extends CstNode {
  name: "actionItem";
  children: ActionItemCstChildren;
}

export type ActionItemCstChildren = {
  text?: TextCstNode[];
  saying?: SayingCstNode[];
  costItem?: CostItemCstNode[];
};

export interface ProcedureCstNode extends CstNode {
  name: "procedure";
  children: ProcedureCstChildren;
}

export type ProcedureCstChildren = {
  To: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  statement?: StatementCstNode[];
  RightBrace: IToken[];
};

export interface EventCstNode extends CstNode {
  name: "event";
  children: EventCstChildren;
}

export type EventCstChildren = {
  Event: IToken[];
  name: IToken[];
  params?: ParamsCstNode[];
  textBody?: TextBodyCstNode[];
};

export interface CountingCstNode extends CstNode {
  name: "counting";
  children: CountingCstChildren;
}

export type CountingCstChildren = {
  Worth: IToken[];
  When?: IToken[];
  event?: IToken[];
  Always?: IToken[];
};

export interface ReasonCstNode extends CstNode {
  name: "reason";
  children: ReasonCstChildren;
}

export type ReasonCstChildren = {
  Reason: IToken[];
  name: IToken[];
  textBody: TextBodyCstNode[];
};

export interface FlowCstNode extends CstNode {
  name: "flow";
  children: FlowCstChildren;
}

export type FlowCstChildren = {
  Flow: IToken[];
  block: BlockCstNode[];
};

export interface RankingCstNode extends CstNode {
  name: "ranking";
  children: RankingCstChildren;
}

export type RankingCstChildren = {
  Ranking: IToken[];
  LeftBrace: IToken[];
  rankingLine?: RankingLineCstNode[];
  RightBrace: IToken[];
};

export interface RankingLineCstNode extends CstNode {
  name: "rankingLine";
  children: RankingLineCstChildren;
}

export type RankingLineCstChildren = {
  best?: (IToken)[];
  expression: ExpressionCstNode[];
};

export interface RatingCstNode extends CstNode {
  name: "rating";
  children: RatingCstChildren;
}

export type RatingCstChildren = {
  Rating: IToken[];
  condition?: ConditionCstNode[];
  LeftBrace: IToken[];
  ratingLine?: RatingLineCstNode[];
  RightBrace: IToken[];
};

export interface RatingLineCstNode extends CstNode {
  name: "ratingLine";
  children: RatingLineCstChildren;
}

export type RatingLineCstChildren = {
  name: IToken[];
  From: IToken[];
  expression: ExpressionCstNode[];
  text: TextCstNode[];
};

export interface LookCstNode extends CstNode {
  name: "look";
  children: LookCstChildren;
}

export type LookCstChildren = {
  Look: IToken[];
  name: IToken[];
  LeftBrace: IToken[];
  lookEntry?: LookEntryCstNode[];
  RightBrace: IToken[];
};

export interface LookEntryCstNode extends CstNode {
  name: "lookEntry";
  children: LookEntryCstChildren;
}

export type LookEntryCstChildren = {
  key: IToken[];
  value: IToken[];
};

export interface DocumentCstNode extends CstNode {
  name: "document";
  children: DocumentCstChildren;
}

export type DocumentCstChildren = {
  Source: IToken[];
  name: IToken[];
  LeftBrace: IToken[];
  documentItem?: DocumentItemCstNode[];
  RightBrace: IToken[];
};

export interface DocumentItemCstNode extends CstNode {
  name: "documentItem";
  children: DocumentItemCstChildren;
}

export type DocumentItemCstChildren = {
  text?: TextCstNode[];
  Url?: IToken[];
  url?: IToken[];
  Doubtful?: IToken[];
  Single?: IToken[];
};

export interface SeeCstNode extends CstNode {
  name: "see";
  children: SeeCstChildren;
}

export type SeeCstChildren = {
  See: IToken[];
  document: IToken[];
  page?: IToken[];
  Comma?: IToken[];
};

export interface TellsCstNode extends CstNode {
  name: "tells";
  children: TellsCstChildren;
}

export type TellsCstChildren = {
  Tells: IToken[];
  path: PathCstNode[];
  text: TextCstNode[];
  coverage?: CoverageCstNode[];
};

export interface OwnTellsCstNode extends CstNode {
  name: "ownTells";
  children: OwnTellsCstChildren;
}

export type OwnTellsCstChildren = {
  Tells: IToken[];
  text: TextCstNode[];
  coverage?: CoverageCstNode[];
};

export interface CoverageCstNode extends CstNode {
  name: "coverage";
  children: CoverageCstChildren;
}

export type CoverageCstChildren = {
  For: IToken[];
  path: PathCstNode[];
  Comma?: IToken[];
};

export interface KeepCstNode extends CstNode {
  name: "keep";
  children: KeepCstChildren;
}

export type KeepCstChildren = {
  Keep: IToken[];
  Tells: IToken[];
  path: PathCstNode[];
  Comma?: IToken[];
};

export interface QuestionCstNode extends CstNode {
  name: "question";
  children: QuestionCstChildren;
}

export type QuestionCstChildren = {
  Question: IToken[];
  name: IToken[];
  About: IToken[];
  path: PathCstNode[];
  Comma?: IToken[];
  LeftBrace: IToken[];
  text?: TextCstNode[];
  reading?: ReadingCstNode[];
  RightBrace: IToken[];
};

export interface ReadingCstNode extends CstNode {
  name: "reading";
  children: ReadingCstChildren;
}

export type ReadingCstChildren = {
  Reading: IToken[];
  name: IToken[];
  LeftBrace: IToken[];
  variantItem?: VariantItemCstNode[];
  RightBrace: IToken[];
};

export interface VariantCstNode extends CstNode {
  name: "variant";
  children: VariantCstChildren;
}

export type VariantCstChildren = {
  Variant: IToken[];
  name: IToken[];
  Of: IToken[];
  base: IToken[];
  LeftBrace: IToken[];
  variantItem?: VariantItemCstNode[];
  RightBrace: IToken[];
};

export interface VariantItemCstNode extends CstNode {
  name: "variantItem";
  children: VariantItemCstChildren;
}

export type VariantItemCstChildren = {
  text?: TextCstNode[];
  see?: SeeCstNode[];
  change?: ChangeCstNode[];
  Add?: IToken[];
  declaration?: DeclarationCstNode[];
  extend?: ExtendCstNode[];
  Remove?: IToken[];
  path?: PathCstNode[];
  Comma?: IToken[];
  tells?: TellsCstNode[];
  ownTells?: OwnTellsCstNode[];
  keep?: KeepCstNode[];
  example?: ExampleCstNode[];
};

export interface PathCstNode extends CstNode {
  name: "path";
  children: PathCstChildren;
}

export type PathCstChildren = {
  name?: (IToken)[];
  Dot?: IToken[];
};

export interface ChangeCstNode extends CstNode {
  name: "change";
  children: ChangeCstChildren;
}

export type ChangeCstChildren = {
  Change: IToken[];
  declaration?: DeclarationCstNode[];
  path?: PathCstNode[];
  newValue?: NewValueCstNode[];
  block?: BlockCstNode[];
  text?: TextCstNode[];
};

export interface AmountCstNode extends CstNode {
  name: "amount";
  children: AmountCstChildren;
}

export type AmountCstChildren = {
  from: ExpressionCstNode[];
  DotDot?: IToken[];
  to?: SumCstNode[];
};

export interface NewValueCstNode extends CstNode {
  name: "newValue";
  children: NewValueCstChildren;
}

export type NewValueCstChildren = {
  LeftParen?: IToken[];
  arg?: ExpressionCstNode[];
  Comma?: (IToken)[];
  RightParen?: IToken[];
  From?: IToken[];
  was?: AmountCstNode[];
  To: IToken[];
  now: AmountCstNode[];
  Else?: IToken[];
  text?: TextCstNode[];
};

export interface ExtendCstNode extends CstNode {
  name: "extend";
  children: ExtendCstChildren;
}

export type ExtendCstChildren = {
  Extend: IToken[];
  path: PathCstNode[];
  LeftBrace: IToken[];
  call?: CallCstNode[];
  Comma?: IToken[];
  extension?: ExtensionCstNode[];
  RightBrace: IToken[];
};

export interface ExtensionCstNode extends CstNode {
  name: "extension";
  children: ExtensionCstChildren;
}

export type ExtensionCstChildren = {
  statement?: StatementCstNode[];
  needs?: NeedsCstNode[];
  pieceItem?: PieceItemCstNode[];
  member?: MemberCstNode[];
};

export interface FileCstNode extends CstNode {
  name: "file";
  children: FileCstChildren;
}

export type FileCstChildren = {
  Language?: IToken[];
  version?: IToken[];
  declaration?: DeclarationCstNode[];
};

export interface DeclarationCstNode extends CstNode {
  name: "declaration";
  children: DeclarationCstChildren;
}

export type DeclarationCstChildren = {
  see?: SeeCstNode[];
  game?: GameCstNode[];
  gameOption?: GameOptionCstNode[];
  rival?: RivalCstNode[];
  enumeration?: EnumerationCstNode[];
  counter?: CounterCstNode[];
  mark?: MarkCstNode[];
  family?: FamilyCstNode[];
  piece?: PieceCstNode[];
  die?: DieCstNode[];
  table?: TableCstNode[];
  definition?: DefinitionCstNode[];
  requirement?: RequirementCstNode[];
  cost?: CostCstNode[];
  action?: ActionCstNode[];
  shape?: ShapeCstNode[];
  board?: BoardCstNode[];
  zone?: ZoneCstNode[];
  track?: TrackCstNode[];
  history?: HistoryCstNode[];
  procedure?: ProcedureCstNode[];
  event?: EventCstNode[];
  handler?: HandlerCstNode[];
  reason?: ReasonCstNode[];
  flow?: FlowCstNode[];
  ranking?: RankingCstNode[];
  rating?: RatingCstNode[];
  look?: LookCstNode[];
  example?: ExampleCstNode[];
  counting?: CountingCstNode[];
  document?: DocumentCstNode[];
  question?: QuestionCstNode[];
  variant?: VariantCstNode[];
  tells?: TellsCstNode[];
};

export interface ICstNodeVisitor<IN, OUT> extends ICstVisitor<IN, OUT> {
  text(children: TextCstChildren, param?: IN): OUT;
  textBody(children: TextBodyCstChildren, param?: IN): OUT;
  type(children: TypeCstChildren, param?: IN): OUT;
  params(children: ParamsCstChildren, param?: IN): OUT;
  param(children: ParamCstChildren, param?: IN): OUT;
  expression(children: ExpressionCstChildren, param?: IN): OUT;
  tail(children: TailCstChildren, param?: IN): OUT;
  sum(children: SumCstChildren, param?: IN): OUT;
  arithmetic(children: ArithmeticCstChildren, param?: IN): OUT;
  operand(children: OperandCstChildren, param?: IN): OUT;
  suffix(children: SuffixCstChildren, param?: IN): OUT;
  index(children: IndexCstChildren, param?: IN): OUT;
  your(children: YourCstChildren, param?: IN): OUT;
  named(children: NamedCstChildren, param?: IN): OUT;
  args(children: ArgsCstChildren, param?: IN): OUT;
  call(children: CallCstChildren, param?: IN): OUT;
  parenthesised(children: ParenthesisedCstChildren, param?: IN): OUT;
  set(children: SetCstChildren, param?: IN): OUT;
  numberOf(children: NumberOfCstChildren, param?: IN): OUT;
  sumOf(children: SumOfCstChildren, param?: IN): OUT;
  beside(children: BesideCstChildren, param?: IN): OUT;
  quantified(children: QuantifiedCstChildren, param?: IN): OUT;
  found(children: FoundCstChildren, param?: IN): OUT;
  conditional(children: ConditionalCstChildren, param?: IN): OUT;
  binder(children: BinderCstChildren, param?: IN): OUT;
  domain(children: DomainCstChildren, param?: IN): OUT;
  block(children: BlockCstChildren, param?: IN): OUT;
  statement(children: StatementCstChildren, param?: IN): OUT;
  gain(children: GainCstChildren, param?: IN): OUT;
  score(children: ScoreCstChildren, param?: IN): OUT;
  setTo(children: SetToCstChildren, param?: IN): OUT;
  letBe(children: LetBeCstChildren, param?: IN): OUT;
  add(children: AddCstChildren, param?: IN): OUT;
  remove(children: RemoveCstChildren, param?: IN): OUT;
  move(children: MoveCstChildren, param?: IN): OUT;
  draw(children: DrawCstChildren, param?: IN): OUT;
  roll(children: RollCstChildren, param?: IN): OUT;
  sort(children: SortCstChildren, param?: IN): OUT;
  ifElse(children: IfElseCstChildren, param?: IN): OUT;
  forEach(children: ForEachCstChildren, param?: IN): OUT;
  forPlayer(children: ForPlayerCstChildren, param?: IN): OUT;
  eachPlayer(children: EachPlayerCstChildren, param?: IN): OUT;
  repeat(children: RepeatCstChildren, param?: IN): OUT;
  perform(children: PerformCstChildren, param?: IN): OUT;
  choose(children: ChooseCstChildren, param?: IN): OUT;
  announce(children: AnnounceCstChildren, param?: IN): OUT;
  endGame(children: EndGameCstChildren, param?: IN): OUT;
  anyOrder(children: AnyOrderCstChildren, param?: IN): OUT;
  orderItem(children: OrderItemCstChildren, param?: IN): OUT;
  inAnyOrder(children: InAnyOrderCstChildren, param?: IN): OUT;
  pick(children: PickCstChildren, param?: IN): OUT;
  picked(children: PickedCstChildren, param?: IN): OUT;
  needs(children: NeedsCstChildren, param?: IN): OUT;
  textWhen(children: TextWhenCstChildren, param?: IN): OUT;
  costs(children: CostsCstChildren, param?: IN): OUT;
  example(children: ExampleCstChildren, param?: IN): OUT;
  givens(children: GivensCstChildren, param?: IN): OUT;
  given(children: GivenCstChildren, param?: IN): OUT;
  facts(children: FactsCstChildren, param?: IN): OUT;
  fact(children: FactCstChildren, param?: IN): OUT;
  factItem(children: FactItemCstChildren, param?: IN): OUT;
  cells(children: CellsCstChildren, param?: IN): OUT;
  step(children: StepCstChildren, param?: IN): OUT;
  play(children: PlayCstChildren, param?: IN): OUT;
  chance(children: ChanceCstChildren, param?: IN): OUT;
  outcome(children: OutcomeCstChildren, param?: IN): OUT;
  notation(children: NotationCstChildren, param?: IN): OUT;
  notationArg(children: NotationArgCstChildren, param?: IN): OUT;
  game(children: GameCstChildren, param?: IN): OUT;
  gameItem(children: GameItemCstChildren, param?: IN): OUT;
  gameOption(children: GameOptionCstChildren, param?: IN): OUT;
  member(children: MemberCstChildren, param?: IN): OUT;
  rival(children: RivalCstChildren, param?: IN): OUT;
  condition(children: ConditionCstChildren, param?: IN): OUT;
  enumeration(children: EnumerationCstChildren, param?: IN): OUT;
  counter(children: CounterCstChildren, param?: IN): OUT;
  indexType(children: IndexTypeCstChildren, param?: IN): OUT;
  counterItem(children: CounterItemCstChildren, param?: IN): OUT;
  mark(children: MarkCstChildren, param?: IN): OUT;
  family(children: FamilyCstChildren, param?: IN): OUT;
  piece(children: PieceCstChildren, param?: IN): OUT;
  pieceBody(children: PieceBodyCstChildren, param?: IN): OUT;
  pieceItem(children: PieceItemCstChildren, param?: IN): OUT;
  field(children: FieldCstChildren, param?: IN): OUT;
  fix(children: FixCstChildren, param?: IN): OUT;
  copies(children: CopiesCstChildren, param?: IN): OUT;
  handler(children: HandlerCstChildren, param?: IN): OUT;
  whileIn(children: WhileInCstChildren, param?: IN): OUT;
  whileItem(children: WhileItemCstChildren, param?: IN): OUT;
  worth(children: WorthCstChildren, param?: IN): OUT;
  exception(children: ExceptionCstChildren, param?: IN): OUT;
  shape(children: ShapeCstChildren, param?: IN): OUT;
  layout(children: LayoutCstChildren, param?: IN): OUT;
  shapeItem(children: ShapeItemCstChildren, param?: IN): OUT;
  board(children: BoardCstChildren, param?: IN): OUT;
  zone(children: ZoneCstChildren, param?: IN): OUT;
  zoneTrait(children: ZoneTraitCstChildren, param?: IN): OUT;
  track(children: TrackCstChildren, param?: IN): OUT;
  history(children: HistoryCstChildren, param?: IN): OUT;
  historyThing(children: HistoryThingCstChildren, param?: IN): OUT;
  table(children: TableCstChildren, param?: IN): OUT;
  entry(children: EntryCstChildren, param?: IN): OUT;
  die(children: DieCstChildren, param?: IN): OUT;
  definition(children: DefinitionCstChildren, param?: IN): OUT;
  saidBody(children: SaidBodyCstChildren, param?: IN): OUT;
  saying(children: SayingCstChildren, param?: IN): OUT;
  requirement(children: RequirementCstChildren, param?: IN): OUT;
  requirementItem(children: RequirementItemCstChildren, param?: IN): OUT;
  cost(children: CostCstChildren, param?: IN): OUT;
  costItem(children: CostItemCstChildren, param?: IN): OUT;
  action(children: ActionCstChildren, param?: IN): OUT;
  actionItem(children: ActionItemCstChildren, param?: IN): OUT;
  procedure(children: ProcedureCstChildren, param?: IN): OUT;
  event(children: EventCstChildren, param?: IN): OUT;
  counting(children: CountingCstChildren, param?: IN): OUT;
  reason(children: ReasonCstChildren, param?: IN): OUT;
  flow(children: FlowCstChildren, param?: IN): OUT;
  ranking(children: RankingCstChildren, param?: IN): OUT;
  rankingLine(children: RankingLineCstChildren, param?: IN): OUT;
  rating(children: RatingCstChildren, param?: IN): OUT;
  ratingLine(children: RatingLineCstChildren, param?: IN): OUT;
  look(children: LookCstChildren, param?: IN): OUT;
  lookEntry(children: LookEntryCstChildren, param?: IN): OUT;
  document(children: DocumentCstChildren, param?: IN): OUT;
  documentItem(children: DocumentItemCstChildren, param?: IN): OUT;
  see(children: SeeCstChildren, param?: IN): OUT;
  tells(children: TellsCstChildren, param?: IN): OUT;
  ownTells(children: OwnTellsCstChildren, param?: IN): OUT;
  coverage(children: CoverageCstChildren, param?: IN): OUT;
  keep(children: KeepCstChildren, param?: IN): OUT;
  question(children: QuestionCstChildren, param?: IN): OUT;
  reading(children: ReadingCstChildren, param?: IN): OUT;
  variant(children: VariantCstChildren, param?: IN): OUT;
  variantItem(children: VariantItemCstChildren, param?: IN): OUT;
  path(children: PathCstChildren, param?: IN): OUT;
  change(children: ChangeCstChildren, param?: IN): OUT;
  amount(children: AmountCstChildren, param?: IN): OUT;
  newValue(children: NewValueCstChildren, param?: IN): OUT;
  extend(children: ExtendCstChildren, param?: IN): OUT;
  extension(children: ExtensionCstChildren, param?: IN): OUT;
  file(children: FileCstChildren, param?: IN): OUT;
  declaration(children: DeclarationCstChildren, param?: IN): OUT;
}

