// German texts of the site as an app.

export const offlineDe = {
  newVersion: "Es gibt eine neue Fassung dieser Seiten.",
  now: "Jetzt laden",
  later: "Später",
};
