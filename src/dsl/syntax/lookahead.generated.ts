// Generated from grammar.ts by `npm test -- -u`. Do not edit.

/** By rule and number of the choice: the first one or two tokens of alternatives or of an option. */

export const lookaheadPaths: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  "text": {
    "256": [
      "De",
      "En"
    ],
    "1024": "De En"
  },
  "textBody": {
    "512": "De En"
  },
  "type": {
    "256": [
      "Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name",
      "YesNo",
      "Name"
    ],
    "513": "Of",
    "514": "Or"
  },
  "params": {
    "1280": "Name Minus Integer Yes No None You Your Some Every If LeftParen LeftBrace YesNo"
  },
  "param": {
    "512": "Name"
  },
  "expression": {
    "769": "Not",
    "770": "Or And Less LessEqual Greater GreaterEqual Is After"
  },
  "tail": {
    "256": [
      "Or And",
      "Less LessEqual Greater GreaterEqual",
      "Is",
      "After"
    ],
    "257": [
      "Or",
      "And"
    ],
    "258": [
      "Less",
      "LessEqual",
      "Greater",
      "GreaterEqual"
    ],
    "259": [
      "Empty",
      "Filled",
      "Full",
      "In",
      "Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ],
    "512": "Not",
    "768": "Not"
  },
  "sum": {
    "768": "PlusSign Minus Star Mod Slash"
  },
  "arithmetic": {
    "256": [
      "PlusSign Minus Star Mod",
      "Slash"
    ],
    "257": [
      "PlusSign",
      "Minus",
      "Star",
      "Mod"
    ],
    "258": [
      "Up",
      "Down"
    ]
  },
  "operand": {
    "256": [
      "Integer",
      "Yes",
      "No",
      "None",
      "You",
      "Your",
      "Number",
      "Sum",
      "Next",
      "Some Every",
      "First Last",
      "If",
      "LeftParen",
      "LeftBrace",
      "Name"
    ],
    "769": "Minus",
    "770": "Dot LeftBracket"
  },
  "suffix": {
    "256": [
      "Dot",
      "LeftBracket"
    ]
  },
  "named": {
    "256": [
      "LeftParen",
      "Of"
    ],
    "513": "LeftParen Of",
    "514": "On"
  },
  "args": {
    "1280": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "call": {
    "512": "LeftParen"
  },
  "set": {
    "1280": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "numberOf": {
    "256": [
      "Different.Name",
      "LeftParen",
      "Name.Colon Name.In"
    ]
  },
  "quantified": {
    "256": [
      "Some",
      "Every"
    ]
  },
  "found": {
    "256": [
      "First",
      "Last"
    ]
  },
  "binder": {
    "513": "Colon",
    "514": "Until",
    "515": "Where"
  },
  "domain": {
    "512": "DotDot"
  },
  "block": {
    "768": "Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
  },
  "statement": {
    "256": [
      "Gain Pay",
      "Score",
      "Set",
      "Let",
      "Add",
      "Remove",
      "Move",
      "Draw",
      "Roll",
      "Sort",
      "If",
      "For",
      "For",
      "Each",
      "Repeat",
      "Do",
      "May Choose",
      "Announce",
      "End",
      "In"
    ]
  },
  "gain": {
    "256": [
      "Gain",
      "Pay"
    ],
    "512": "LeftBracket"
  },
  "score": {
    "512": "As"
  },
  "letBe": {
    "256": [
      "Roll",
      "Draw",
      "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ]
  },
  "remove": {
    "256": [
      "All",
      "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ],
    "512": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "move": {
    "256": [
      "First",
      "Last",
      "All",
      "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ],
    "257": [
      "From",
      "On"
    ],
    "512": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "draw": {
    "512": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "roll": {
    "512": "To"
  },
  "ifElse": {
    "256": [
      "LeftBrace",
      "If"
    ],
    "512": "Else"
  },
  "forEach": {
    "512": "In"
  },
  "eachPlayer": {
    "256": [
      "From",
      "In",
      "At"
    ],
    "513": "From In At",
    "514": "Where"
  },
  "repeat": {
    "256": [
      "Until",
      "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ]
  },
  "choose": {
    "513": "May",
    "514": "Free",
    "515": "Else",
    "1536": "Name"
  },
  "announce": {
    "512": "In"
  },
  "anyOrder": {
    "768": "Name"
  },
  "orderItem": {
    "513": "Where",
    "514": "De En",
    "768": "Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
  },
  "pick": {
    "1536": "Name"
  },
  "needs": {
    "513": "Name",
    "514": "Else",
    "768": "When"
  },
  "example": {
    "256": [
      "Name",
      "Flow",
      "Ranking",
      "Rating",
      "Worth"
    ],
    "513": "After",
    "514": "Proves",
    "515": "De En",
    "516": "Given",
    "768": "When Chance Then",
    "1536": "Name Flow Ranking Rating Worth"
  },
  "givens": {
    "768": "Players Table Name"
  },
  "given": {
    "256": [
      "Players.Name",
      "Table.LeftBrace",
      "Name.Is",
      "Name.LeftBrace"
    ],
    "258": [
      "Name",
      "Integer",
      "Yes",
      "No"
    ],
    "1536": "Name"
  },
  "facts": {
    "512": "Semicolon",
    "768": "Name"
  },
  "fact": {
    "257": [
      "LeftBrace",
      "LeftBracket Empty Integer Minus Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ],
    "258": [
      "Empty",
      "Integer Minus Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ],
    "512": "LeftBracket",
    "1536": "Integer Minus Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "factItem": {
    "513": "Integer",
    "514": "At"
  },
  "cells": {
    "256": [
      "PlainName",
      "Integer",
      "Dot",
      "DotDot"
    ],
    "768": "PlainName Integer Dot DotDot"
  },
  "step": {
    "256": [
      "When",
      "Chance",
      "Then"
    ]
  },
  "play": {
    "256": [
      "Declines",
      "Name.LeftParen Name"
    ]
  },
  "chance": {
    "1536": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "outcome": {
    "257": [
      "Scores",
      "Can",
      "Cannot",
      "Has",
      "Sees",
      "Chooses",
      "Is",
      "Wins",
      "Comma"
    ],
    "258": [
      "See.Minus See.Integer See.Yes See.No See.None See.You See.Your See.Number See.Sum See.Next See.Some See.Every See.First See.Last See.If See.LeftParen See.LeftBrace See.Name",
      "Name.LeftParen Name.Because Name"
    ],
    "259": [
      "Rated",
      "Not"
    ],
    "513": "As",
    "514": "Because",
    "1024": "Comma",
    "1536": "Name"
  },
  "notation": {
    "512": "LeftParen",
    "1280": "Name"
  },
  "game": {
    "768": "De En Players Points Credit"
  },
  "gameItem": {
    "256": [
      "De En",
      "Players",
      "Points",
      "Credit"
    ],
    "512": "DotDot"
  },
  "gameOption": {
    "256": [
      "Of",
      "LeftBrace"
    ],
    "513": "LeftBrace",
    "514": "De En",
    "768": "PlainName"
  },
  "member": {
    "513": "Str",
    "514": "De En"
  },
  "rival": {
    "512": "When"
  },
  "enumeration": {
    "512": "De En",
    "768": "PlainName"
  },
  "counter": {
    "513": "Player",
    "514": "LeftBracket",
    "515": "LeftBrace",
    "768": "De En Starts Max Beyond"
  },
  "counterItem": {
    "256": [
      "De En",
      "Starts",
      "Max",
      "Beyond"
    ]
  },
  "mark": {
    "513": "Player",
    "514": "Comma",
    "515": "Starts",
    "516": "LeftBrace",
    "517": "LeftBracket"
  },
  "family": {
    "513": "Colon",
    "514": "LeftBrace"
  },
  "piece": {
    "513": "LeftParen",
    "514": "Colon",
    "515": "LeftBrace"
  },
  "pieceBody": {
    "768": "De En Copies When While Name"
  },
  "pieceItem": {
    "256": [
      "De En",
      "Copies.Not Copies.Minus Copies.Integer Copies.Yes Copies.No Copies.None Copies.You Copies.Your Copies.Number Copies.Sum Copies.Next Copies.Some Copies.Every Copies.First Copies.Last Copies.If Copies.LeftParen Copies.LeftBrace Copies.Name",
      "When",
      "While",
      "Name.Colon",
      "Name.Is"
    ]
  },
  "field": {
    "512": "LeftBrace"
  },
  "copies": {
    "1536": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "whileIn": {
    "768": "When Worth Name"
  },
  "whileItem": {
    "256": [
      "When",
      "Worth",
      "Name"
    ]
  },
  "worth": {
    "512": "As"
  },
  "exception": {
    "256": [
      "Is",
      "Plus"
    ]
  },
  "shape": {
    "512": "LeftBrace",
    "768": "De En Regions Name"
  },
  "layout": {
    "256": [
      "Hexes",
      "Squares"
    ],
    "512": "From",
    "1536": "Integer"
  },
  "shapeItem": {
    "256": [
      "De En",
      "Regions.By",
      "Name.Colon"
    ]
  },
  "board": {
    "256": [
      "PlainName",
      "Integer",
      "Dot",
      "DotDot"
    ],
    "512": "De En",
    "768": "PlainName Integer Dot DotDot"
  },
  "zone": {
    "513": "Player",
    "514": "LeftBracket",
    "515": "On",
    "516": "By",
    "517": "LeftBrace",
    "768": "Comma"
  },
  "zoneTrait": {
    "256": [
      "Row",
      "Hidden",
      "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
    ]
  },
  "track": {
    "512": "LeftBrace"
  },
  "history": {
    "513": "Comma",
    "514": "LeftBrace",
    "768": "Comma"
  },
  "historyThing": {
    "256": [
      "Name",
      "You"
    ]
  },
  "table": {
    "513": "Colon",
    "514": "Comma",
    "515": "LeftBrace",
    "768": "Comma Minus Integer PlainName Yes No None"
  },
  "entry": {
    "256": [
      "Minus Integer",
      "PlainName",
      "Yes",
      "No",
      "None"
    ],
    "512": "Minus"
  },
  "die": {
    "512": "LeftBrace",
    "1536": "Minus Integer PlainName Yes No None"
  },
  "definition": {
    "513": "LeftParen",
    "514": "Colon",
    "515": "LeftBrace"
  },
  "saidBody": {
    "513": "De En",
    "514": "Says"
  },
  "requirement": {
    "512": "LeftParen",
    "768": "Let Needs"
  },
  "requirementItem": {
    "256": [
      "Let",
      "Needs"
    ]
  },
  "cost": {
    "512": "LeftParen",
    "768": "Pick Needs Costs Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
  },
  "costItem": {
    "256": [
      "Pick",
      "Needs",
      "Costs",
      "Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
    ]
  },
  "action": {
    "512": "LeftParen",
    "768": "De En Says Pick Needs Costs Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
  },
  "actionItem": {
    "256": [
      "De En",
      "Says",
      "Pick Needs Costs Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
    ]
  },
  "procedure": {
    "513": "LeftParen",
    "514": "De En",
    "768": "Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In"
  },
  "event": {
    "513": "LeftParen",
    "514": "LeftBrace"
  },
  "counting": {
    "256": [
      "When",
      "Always"
    ]
  },
  "ranking": {
    "768": "Most Fewest"
  },
  "rankingLine": {
    "256": [
      "Most",
      "Fewest"
    ]
  },
  "rating": {
    "512": "When",
    "768": "PlainName"
  },
  "look": {
    "768": "PlainName"
  },
  "document": {
    "768": "De En Url Doubtful Single"
  },
  "documentItem": {
    "256": [
      "De En",
      "Url",
      "Doubtful",
      "Single"
    ]
  },
  "see": {
    "512": "Integer",
    "1536": "Integer"
  },
  "tells": {
    "512": "For"
  },
  "ownTells": {
    "512": "For"
  },
  "coverage": {
    "1536": "Name Flow Ranking Rating Worth"
  },
  "keep": {
    "1536": "Name Flow Ranking Rating Worth"
  },
  "question": {
    "512": "De En",
    "768": "Reading",
    "1536": "Name Flow Ranking Rating Worth"
  },
  "reading": {
    "768": "De En See Change Add Extend Remove Tells Keep Example"
  },
  "variant": {
    "768": "De En See Change Add Extend Remove Tells Keep Example"
  },
  "variantItem": {
    "256": [
      "De En",
      "See",
      "Change",
      "Add",
      "Extend",
      "Remove",
      "Tells.Name Tells.Flow Tells.Ranking Tells.Rating Tells.Worth",
      "Tells.De Tells.En",
      "Keep",
      "Example"
    ],
    "1536": "Name Flow Ranking Rating Worth"
  },
  "path": {
    "257": [
      "Name",
      "Flow",
      "Ranking",
      "Rating",
      "Worth"
    ],
    "258": [
      "Name",
      "Worth",
      "Choose"
    ],
    "768": "Dot"
  },
  "change": {
    "257": [
      "See Game Option Rival Enum Player Counter Mark Family Piece Die Table Value Requirement Cost Action Shape Board Zone Track History To Event When Reason Flow Ranking Rating Look Example Worth Source Question Variant Tells",
      "Name Flow Ranking Rating Worth"
    ],
    "258": [
      "LeftParen From To",
      "LeftBrace",
      "De En"
    ]
  },
  "amount": {
    "512": "DotDot"
  },
  "newValue": {
    "513": "LeftParen",
    "514": "From",
    "515": "Else",
    "1537": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name",
    "1538": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name",
    "1539": "Not Minus Integer Yes No None You Your Number Sum Next Some Every First Last If LeftParen LeftBrace Name"
  },
  "extend": {
    "512": "Name.LeftParen Name.Comma Name",
    "768": "Gain Pay Score Set Let Add Remove Move Draw Roll Sort If For Each Repeat Do May Choose Announce End In Needs De En Copies When While Name",
    "1536": "Name.LeftParen Name"
  },
  "extension": {
    "256": [
      "Gain Pay Let Add Remove Move If For Each Repeat Do May Choose Announce End In Score.Not Score.Minus Score.Integer Score.Yes Score.No Score.None Score.You Score.Your Score.Number Score.Sum Score.Next Score.Some Score.Every Score.First Score.Last Score.If Score.LeftParen Score.LeftBrace Score.Name Set.Not Set.Minus Set.Integer Set.Yes Set.No Set.None Set.You Set.Your Set.Number Set.Sum Set.Next Set.Some Set.Every Set.First Set.Last Set.If Set.LeftParen Set.LeftBrace Set.Name Draw.Not Draw.Minus Draw.Integer Draw.Yes Draw.No Draw.None Draw.You Draw.Your Draw.Number Draw.Sum Draw.Next Draw.Some Draw.Every Draw.First Draw.Last Draw.If Draw.LeftParen Draw.LeftBrace Draw.Name Draw.From Roll.Not Roll.Minus Roll.Integer Roll.Yes Roll.No Roll.None Roll.You Roll.Your Roll.Number Roll.Sum Roll.Next Roll.Some Roll.Every Roll.First Roll.Last Roll.If Roll.LeftParen Roll.LeftBrace Roll.Name Sort.Not Sort.Minus Sort.Integer Sort.Yes Sort.No Sort.None Sort.You Sort.Your Sort.Number Sort.Sum Sort.Next Sort.Some Sort.Every Sort.First Sort.Last Sort.If Sort.LeftParen Sort.LeftBrace Sort.Name",
      "Needs",
      "De En When While Copies.Not Copies.Minus Copies.Integer Copies.Yes Copies.No Copies.None Copies.You Copies.Your Copies.Number Copies.Sum Copies.Next Copies.Some Copies.Every Copies.First Copies.Last Copies.If Copies.LeftParen Copies.LeftBrace Copies.Name Name.Colon Name.Is",
      "PlainName.Str PlainName.De PlainName.En PlainName"
    ]
  },
  "file": {
    "512": "Language",
    "768": "See Game Option Rival Enum Player Counter Mark Family Piece Die Table Value Requirement Cost Action Shape Board Zone Track History To Event When Reason Flow Ranking Rating Look Example Worth Source Question Variant Tells"
  },
  "declaration": {
    "256": [
      "Game",
      "Option",
      "Rival",
      "Enum",
      "Counter Player.Counter",
      "Mark Player.Mark",
      "Family",
      "Piece",
      "Die",
      "Table",
      "Value",
      "Requirement",
      "Cost",
      "Action",
      "Shape",
      "Board",
      "Zone Player.Zone",
      "Track",
      "History",
      "To",
      "Event",
      "When",
      "Reason",
      "Flow",
      "Ranking",
      "Rating",
      "Look",
      "Example",
      "Worth",
      "Source",
      "Question",
      "Variant",
      "Tells"
    ],
    "768": "See"
  }
};

