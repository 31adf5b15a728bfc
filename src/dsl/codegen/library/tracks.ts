// Tracks, as routines of the code tree: markers that move forward and stack. Each player has two
// numbers: position and height.

import { b } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { ANY_INT, type Atom, type RegionParam } from "../code/code.ts";

const track: RegionParam = { kind: "param", name: "track", length: undefined, range: ANY_INT };
const players = b.variable("players");
const player = b.variable("player", "int", { from: 0, to: 2 ** 16 });

const positionAt = (seat: Operand) => b.address(track, b.multiply(seat, 2));
const heightAt = (seat: Operand) => b.address(track, b.add(b.multiply(seat, 2), 1));

/** Places all markers on the first step, the first player on top. */
const trackStart = (() => {
  const from = b.variable("from");
  return b.routine("trackStart", [track, players, from], undefined, () =>
    b.countUp("p", 0, players, (p) => [
      b.store(positionAt(p), from),
      b.store(heightAt(p), b.subtract(b.subtract(players, 1), p)),
    ]),
  );
})();

/**
 * Moves a marker forward, at most to the last step, on top of the markers there; closes the gap in
 * the stack that it leaves.
 */
const trackAdvance = (() => {
  const [by, last, top] = [b.variable("by"), b.variable("last"), b.variable("top")];
  const lowered = (p: Operand, from: Atom, height: Atom) =>
    b.if(
      b.and(b.equal(b.load(positionAt(p)), from), b.greater(b.load(heightAt(p)), height)),
      b.store(heightAt(p), b.subtract(b.load(heightAt(p)), 1)),
    );
  return b.routine("trackAdvance", [track, players, player, by, last], undefined, () => [
    // A rival that does not take part has no marker.
    b.if(b.greaterOrEqual(player, players), b.return()),
    b.once("from", b.load(positionAt(player)), (from) =>
      b.once("height", b.load(heightAt(player)), (height) =>
        b.once("to", b.min(b.add(from, by), last), (to) => [
          b.if(b.equal(to, from), b.return()),
          b.let(top, 0),
          b.countUp("p", 0, players, (p) => [
            lowered(p, from, height),
            b.if(b.equal(b.load(positionAt(p)), to), b.set(top, b.add(top, 1))),
          ]),
          b.store(positionAt(player), to),
          b.store(heightAt(player), top),
        ]),
      ),
    ),
  ]);
})();

/** How many players are ahead: on a later step, or higher in the same stack. */
const trackPlace = (() => {
  const ahead = b.variable("ahead");
  return b.routine("trackPlace", [track, players, player], "int", () =>
    b.once("position", b.load(positionAt(player)), (position) =>
      b.once("height", b.load(heightAt(player)), (height) => [
        b.let(ahead, 0),
        b.countUp("p", 0, players, (p) =>
          b.once("other", b.load(positionAt(p)), (other) =>
            b.if(
              b.or(
                b.greater(other, position),
                b.and(b.equal(other, position), b.greater(b.load(heightAt(p)), height)),
              ),
              b.set(ahead, b.add(ahead, 1)),
            ),
          ),
        ),
        b.return(ahead),
      ]),
    ),
  );
})();

/** The first player in track order who is not in the set `done`; `players` if there is none. */
const trackNext = (() => {
  const [done, next, ahead] = [b.variable("done"), b.variable("next"), b.variable("ahead")];
  return b.routine("trackNext", [track, players, done], "int", () => [
    b.let(next, players),
    b.let(ahead, players),
    b.countUp("p", 0, players, (p) =>
      b.if(
        b.equal(b.bitAnd(b.shiftRight(done, p), 1), 0),
        b.once("place", b.callPure(trackPlace, b.address(track, 0), players, p), (place) =>
          b.if(b.less(place, ahead), [b.set(next, p), b.set(ahead, place)]),
        ),
      ),
    ),
    b.return(next),
  ]);
})();

export const trackRoutines = { trackStart, trackAdvance, trackPlace, trackNext };
