// What a player has done, in the third person: `{tile} nehmen` becomes `nimmt {tile}`.

/** Verbs whose stem changes, and those that are irregular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  backen: "bäckt",
  befehlen: "befiehlt",
  bergen: "birgt",
  blasen: "bläst",
  brechen: "bricht",
  empfehlen: "empfiehlt",
  essen: "isst",
  fahren: "fährt",
  fallen: "fällt",
  fangen: "fängt",
  fechten: "ficht",
  flechten: "flicht",
  fressen: "frisst",
  geben: "gibt",
  gelten: "gilt",
  gessen: "gisst",
  graben: "gräbt",
  haben: "hat",
  halten: "hält",
  helfen: "hilft",
  laden: "lädt",
  lassen: "lässt",
  laufen: "läuft",
  lesen: "liest",
  messen: "misst",
  nehmen: "nimmt",
  raten: "rät",
  schlafen: "schläft",
  schlagen: "schlägt",
  schmelzen: "schmilzt",
  sehen: "sieht",
  sein: "ist",
  sprechen: "spricht",
  stechen: "sticht",
  stehlen: "stiehlt",
  sterben: "stirbt",
  stoßen: "stößt",
  tragen: "trägt",
  treffen: "trifft",
  treten: "tritt",
  tun: "tut",
  verderben: "verdirbt",
  wachsen: "wächst",
  waschen: "wäscht",
  werben: "wirbt",
  werden: "wird",
  werfen: "wirft",
};

/** Parts that a finite verb leaves at the end of its sentence, longer ones first. */
const SEPARABLE =
  /^(?:(?:her|hin|dar|vor)(?:ab|an|auf|aus|ein|unter|über)|beiseite|bereit|empor|entgegen|fertig|fest|fort|frei|hoch|nieder|statt|teil|voraus|voran|vorbei|weiter|zurecht|zurück|zusammen|dar|her|hin(?!ter)|los|mit|nach|vor|weg|ab|an|auf|aus|bei|ein|um|zu)(?=[^aeiouäöü]*[aeiouäöü].*(?:en|eln|ern|tun|sein)$)(?!igen)/u;
const NOT_SEPARABLE =
  /^(?:abonnier|analysier|animier|annullier|antwort|beinhalt|umfass|umgeb|umgeh|umkreis|umrund|umschließ)/;
const INSEPARABLE = /^(?:be|ent|er|ge|miss|ver|zer|über|unter|durch|hinter|wider|wieder)/;

/**
 * Returns the predicate of a sentence about a player who has done what an infinitive says. What does
 * not end in a verb, has two of them or speaks to the player was chosen. Placeholders stay.
 */
export function germanPredicate(phrase: string): string {
  const [, head = "", tail = ""] = /^((?:\{[^{}]*\}|[^{}:,])*)(.*)$/su.exec(phrase) ?? [];
  const [, rest = "", infinitive = ""] = /^(?:(.*) )?(\p{Ll}+)$/su.exec(head) ?? [];
  const verb = /(?:[eln]|er|tu|sei)n$/.test(infinitive) ? thirdPerson(infinitive) : undefined;
  const isTold = !/\p{Ll}n und(?: |$)/u.test(rest) && !/(?:^|[ {])(?:dein|dich|dir)/i.test(rest);
  if (verb === undefined || !isTold)
    return phrase.includes(": ") ? `wählt ${phrase}` : `wählt: ${phrase}`;
  return [verb.finite, rest, verb.prefix].filter((part) => part !== "").join(" ") + tail;
}

function thirdPerson(infinitive: string): { readonly finite: string; readonly prefix: string } {
  const [prefix = ""] = NOT_SEPARABLE.test(infinitive) ? [] : (SEPARABLE.exec(infinitive) ?? []);
  return { finite: finite(infinitive.slice(prefix.length)), prefix };
}

function finite(infinitive: string): string {
  const whole = IRREGULAR[infinitive];
  if (whole !== undefined) return whole;
  const [start = ""] = INSEPARABLE.exec(infinitive) ?? [];
  const changed = start === "" ? undefined : IRREGULAR[infinitive.slice(start.length)];
  return changed === undefined ? regular(infinitive) : `${start}${changed}`;
}

/** `wartet`, `öffnet`, but `lernt` and `ahnt`. */
function regular(infinitive: string): string {
  const stem = infinitive.replace(/en$|n$/, "");
  return /[dt]$|[^aeiouäöülrhmn][mn]$|ch[mn]$/.test(stem) ? `${stem}et` : `${stem}t`;
}
