import { itKeepsTheContract } from "../../test/contract.tsx";
import { StageStill } from "./stage-still.tsx";

itKeepsTheContract(<StageStill poster="/art/lesson.svg" />);
