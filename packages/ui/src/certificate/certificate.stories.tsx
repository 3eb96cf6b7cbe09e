import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Certificate } from "./certificate.tsx";

const meta = preview.meta({
  title: "Course/Certificate",
  component: Certificate,
  args: {
    learner: "林知夏",
    course: "针道入门：从执针到得气",
    tutor: "周砚农",
    lessons: 3,
    minutes: 6,
    issuedOn: "2026年11月21日",
    code: "7K3M-9QPT-2BWD-H4ZR",
    checkAddress: "https://xinglin.example/certificate/7K3M-9QPT-2BWD-H4ZR",
  },
});

export const Complete = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "结业证书" })).toHaveTextContent("林知夏");
    await expect(canvas.getByText("7K3M-9QPT-2BWD-H4ZR")).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    learner: "阿依古丽·买买提江·艾合买提提",
    course: "《黄帝内经》选读：从《上古天真论》到《灵枢·九针十二原》的三十六讲",
    tutor: "周砚农、陆怀谷、陈守拙",
    lessons: 36,
    minutes: 1280,
  },
});
