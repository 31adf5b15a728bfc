// Messages between pages and the service worker (`src/build/offline/service-worker.js`).

/** A game that can be stored whole for use without a network. */
interface StorableGame {
  /** Language and name in addresses: `de/reef` */
  readonly id: string;
  /** Size of its files when they are stored. */
  readonly bytes: number;
  readonly isSaved: boolean;
}

interface Reply {
  readonly games?: readonly StorableGame[];
  /** The part that is stored, from 0 to 1. */
  readonly part?: number;
  readonly saved?: true;
  readonly failed?: true;
  readonly removed?: true;
}

/** Sends a message to the service worker, and its replies to a function. */
async function send(message: object, hear: (reply: Reply) => void): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  active?.postMessage(message, [port2]);
}

/** Stores the practice page at an address, so that it is there without a network when a position is due. */
export function storePractice(address: string): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void send({ practice: address }, () => {});
}

/** Returns all games that can be stored. */
export function listStorableGames(): Promise<readonly StorableGame[]> {
  return new Promise((resolve) => {
    void send({ list: true }, ({ games = [] }) => resolve(games));
  });
}

/** Stores a game; returns whether all of it is stored. `report` gets the part done, from 0 to 1. */
export function saveGame(id: string, report: (part: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    void send({ save: id }, ({ part, saved, failed }) => {
      if (part !== undefined) report(part);
      if (saved === true || failed === true) resolve(saved === true);
    });
  });
}

/** Deletes the stored files of a game that no other stored game needs. */
export function removeGame(id: string): Promise<void> {
  return new Promise((resolve) => {
    void send({ remove: id }, () => resolve());
  });
}
