// Stock sentences: fixed wordings with slots, one in each language.

export type StockId =
  | (
      | "given"
      | "refusal"
      | "refusalWhen"
      | "nothingHappens"
      | "nothingThen"
      | "thenBooked"
      | "dependsOn"
    )
  | ("exception" | "exceptions" | "costs" | "beyondLimit")
  | ("game" | "option" | "typedOption" | "rival" | "rivalIf" | "rating" | "ratingIf" | "ratingLine")
  | ("countingAlways" | "countingAt" | "table")
  | ("counter" | "playerCounter" | "mark" | "playerMark" | "markWhether" | "playerMarkWhether")
  | ("zone" | "zoneFamily" | "playerZone" | "zoneRoom" | "zoneRow" | "zoneAny")
  | ("playerHasAny" | "playerHasOne" | "playerHasUpTo")
  | ("thereCanBeAny" | "thereCanBeOne" | "thereCanBeUpTo")
  | ("onlyOwnerSees" | "noPlayerSees" | "drawnAtRandom" | "atStart")
  | ("grid" | "playerGrid" | "die" | "track" | "history" | "reason")
  | ("thereAre" | "thereAreOfIt" | "family" | "subfamily" | "piece" | "pieceOf")
  | ("hexShape" | "squareShape" | "namedFromBelow" | "board")
  | ("hasMost" | "hasFewest" | "hasHighest" | "hasLowest" | "isFirst" | "isLast")
  | ("hasMore" | "hasFewer" | "hasHigher" | "hasLower" | "isAhead" | "isBehind")
  | (
      | "requirementTitle"
      | "costTitle"
      | "loneRequirement"
      | "loneCost"
      | "flowTitle"
      | "ratingTitle"
      | "worthTitle"
    )
  | ("countingTitle" | "rankingTitle")
  // Parts of sentences.
  | ("requirementName" | "definition" | "definitionHere" | "case" | "lastCase" | "nothing")
  | ("exactlyIf" | "onlyIf" | "anyOrderNote" | "lowestFirst" | "insteadOf")
  | ("ifYouCan" | "ifTheyCan" | "winner" | "firstTie" | "nextTie" | "lastTie")
  // Words before sentences.
  | (
      | "if"
      | "shortIf"
      | "otherwiseIf"
      | "otherwise"
      | "unlessYouCan"
      | "unlessTheyCan"
      | "unlessYouDo"
      | "unlessTheyDo"
      | "atEvent"
      | "atEventForEach"
      | "for"
      | "forInAnyOrder"
    )
  | ("while" | "with" | "onlyWith" | "using" | "times" | "asOftenAs" | "until" | "untilTheEnd")
  | ("inAnyOrder" | "label" | "labelIf" | "atTheSameTime" | "allAtTheSameTime")
  | ("inOrderOf" | "eachInOrderOf" | "aroundFrom" | "eachAroundFrom" | "oneAfterTheOther");
