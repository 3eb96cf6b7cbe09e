import { itKeepsTheContract } from "../../test/contract.tsx";
import { LessonList } from "./lesson-list.tsx";

itKeepsTheContract(
  <LessonList
    on="stage"
    currentId="1"
    lessons={[
      { id: "1", title: "经脉起止与循行", href: "#1", duration: 1100 },
      { id: "2", title: "犊鼻", href: "#2", duration: 845, state: "locked" },
    ]}
  />,
);
