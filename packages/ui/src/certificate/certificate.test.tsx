import { itKeepsTheContract } from "../../test/contract.tsx";
import { Certificate } from "./certificate.tsx";

itKeepsTheContract(
  <Certificate
    learner="林知夏"
    course="针道入门"
    tutor="周砚农"
    lessons={3}
    minutes={6}
    issuedOn="2026年11月21日"
    code="7K3M-9QPT-2BWD-H4ZR"
    checkAddress="https://xinglin.example/certificate/7K3M-9QPT-2BWD-H4ZR"
  />,
);
