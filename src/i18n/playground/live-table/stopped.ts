// Texts for a table whose rules exceeded their time limit.

export const stopped = {
  de: "Das hat zu lange gedauert und wurde angehalten: Vermutlich führt eine Regel immer wieder zu sich selbst. Die Partie steht wieder da, wo sie vorher war.",
  en: "This took too long and was stopped: a rule probably leads back to itself again and again. The game is where it was before.",
};
