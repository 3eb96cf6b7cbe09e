import { itKeepsTheContract } from "../../test/contract.tsx";
import { Tabs } from "./tabs.tsx";

itKeepsTheContract(
  <Tabs defaultValue="a">
    <Tabs.List label="课程类型">
      <Tabs.Tab value="a">针法</Tabs.Tab>
      <Tabs.Tab value="b">方药</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="a">甲</Tabs.Panel>
    <Tabs.Panel value="b">乙</Tabs.Panel>
  </Tabs>,
);
