import { itKeepsTheContract } from "../../test/contract.tsx";
import { ResumeNotice } from "./resume-notice.tsx";

itKeepsTheContract(<ResumeNotice onClose={() => {}}>上次看到 12:30，从那里接着放</ResumeNotice>);
