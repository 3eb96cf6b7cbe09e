import { expect, test } from "vitest";
import { gatherStretches, type Stretch } from "./study-stretch.ts";

/** A player whose clock and picture the test moves. */
function openPlayer(startAt = 0) {
  const told: Stretch[] = [];
  let time = 0;
  let media = startAt;
  const gather = gatherStretches(
    () => time,
    (stretch) => void told.push(stretch),
    startAt,
  );
  return {
    told,
    ...gather,
    /** Plays for so many seconds, four moments in each. */
    play(seconds: number, rate = 1) {
      gather.advance(media);
      for (let moment = 0; moment < seconds * 4; moment += 1) {
        time += 250;
        media += 0.25 * rate;
        gather.advance(media);
      }
    },
    wait: (seconds: number) => void (time += seconds * 1000),
    seekTo(to: number) {
      media = to;
      gather.seek(to);
    },
  };
}

test("fifteen seconds of playing are told at once, and the rest when it stops", () => {
  const player = openPlayer();
  player.play(20);
  expect(player.told).toEqual([{ at: 15_000, elapsed: 15_000, ranges: "0-15", position: 15 }]);
  player.stop();
  expect(player.told[1]).toEqual({ at: 20_000, elapsed: 5000, ranges: "15-20", position: 20 });
});

test("at double speed twice the lesson fits into the time", () => {
  const player = openPlayer();
  player.play(10, 2);
  player.stop();
  expect(player.told).toEqual([{ at: 10_000, elapsed: 10_000, ranges: "0-20", position: 20 }]);
});

test("a seek leaves out what was passed over", () => {
  const player = openPlayer();
  player.play(4);
  player.seekTo(100);
  player.play(4);
  player.stop();
  expect(player.told.map(({ ranges }) => ranges)).toEqual(["0-4", "100-104"]);
});

test("a jump that no seek announced is one too", () => {
  const player = openPlayer();
  player.play(4);
  player.wait(0.25);
  player.advance(60);
  player.stop();
  expect(player.told.map(({ ranges }) => ranges)).toEqual(["0-4"]);
});

test("a player that stands still in a hidden tab studies nothing", () => {
  const player = openPlayer();
  player.play(4);
  for (let minute = 0; minute < 60; minute += 1) {
    player.wait(60);
    player.advance(4);
  }
  player.stop();
  expect(player.told).toEqual([{ at: 4000, elapsed: 4000, ranges: "0-4", position: 4 }]);
});

test("a stall parts two stretches, and its time is nobody's", () => {
  const player = openPlayer();
  player.play(4);
  player.wait(30);
  player.play(4);
  player.stop();
  expect(player.told.reduce((sum, { elapsed }) => sum + elapsed, 0)).toBeLessThanOrEqual(8000);
  expect(player.told.at(-1)).toMatchObject({ position: 8 });
});

test("nothing is told twice, and nothing of a lesson that was only opened", () => {
  const player = openPlayer(30);
  player.stop();
  expect(player.told).toEqual([]);
  player.play(4);
  player.stop();
  player.stop();
  expect(player.told).toEqual([{ at: 4000, elapsed: 4000, ranges: "30-34", position: 34 }]);
});
