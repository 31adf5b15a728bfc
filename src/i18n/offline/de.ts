// What the site says about itself as an app, in German.

export const offlineDe = {
  newVersion: "Es gibt eine neue Fassung dieser Seiten.",
  now: "Jetzt laden",
  later: "Später",
};
