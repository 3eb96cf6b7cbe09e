import { itKeepsTheContract } from "../../test/contract.tsx";
import { StudyPanel } from "./study-panel.tsx";

itKeepsTheContract(
  <StudyPanel
    nickname="林知夏"
    minutes={38}
    days={12}
    week={{ studied: [true, false, true, false, false, false, false], today: 2 }}
    next={{ href: "#", title: "第 12 讲" }}
  />,
);
