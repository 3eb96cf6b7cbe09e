import { Elevator } from "@xinglin/ui";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { elevator, foldElevator, startElevator } from "../../state/elevator.ts";

const sections = [
  { id: "shelves", label: "百科" },
  { id: "live", label: "直播" },
  { id: "paid-courses", label: "付费课程" },
  { id: "free-zone", label: "免费专区" },
  { id: "growth", label: "成长方案" },
  { id: "chronicle", label: "线下课纪事" },
  { id: "founder", label: "创始人" },
  { id: "disciples", label: "弟子" },
];
const purchased = { id: "purchased", label: "已购课程" };

/** The side menu of the home page (spec §2); it stops only at what is on the page. */
export function HomeElevator({ signedIn }: { signedIn: boolean }) {
  const { folded } = useSnapshot(elevator);
  useEffect(startElevator, []);
  const there = sections.filter(({ id }) => document.getElementById(id));
  return (
    <Elevator
      sections={signedIn ? [purchased, ...there] : there}
      folded={folded}
      onFoldedChange={foldElevator}
    />
  );
}
