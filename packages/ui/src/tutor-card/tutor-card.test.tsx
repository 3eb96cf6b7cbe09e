import { itKeepsTheContract } from "../../test/contract.tsx";
import { TutorCard } from "./tutor-card.tsx";

itKeepsTheContract(<TutorCard name="周砚农" title="主任中医师" intro="以手法轻稳见称。" />);
