// A deployment that knows the calls of spec §7 and nothing else: no extension call (HTTP 404), no `reason`, only the
// fields that spec names. It shows that the product works on such a one.
import { createHash } from "node:crypto";
import { fakeUpstream, ok } from "./fake-upstream.ts";

type Listener = Parameters<typeof fakeUpstream>[0][string];

export const specOnly = {
  mobile: "13800000001",
  code: "246810",
  secret: "fixed by the deployment",
  courseName: "规范课程：针刺入门",
  video: "https://vod.example/lesson/master.m3u8",
};

const refused = (msg: string) => ({ code: 500, msg, data: null });
const signInFirst = { code: 403, msg: "未登录", data: null };
const token = "token-of-the-deployment";

const course = (id: number) => ({
  id,
  name: id === 1 ? specOnly.courseName : `规范课程${id}`,
  resume: "只有规范里的字段。",
  cover: "https://pictures.example/cover.jpg",
  courseScore: 4.8,
  saleNum: 12,
  payPrice: id === 1 ? 0 : 99.9,
});
const courses = Array.from({ length: 12 }, (_, index) => course(index + 1));
const categories = [
  { id: 1, name: "针灸", childList: [{ id: 11, name: "针法", childList: [] }] },
  { id: 2, name: "方药", childList: [] },
];

/** Answers from the query and the token in the header. */
const answering =
  (answer: (query: URLSearchParams, signedIn: boolean) => object): Listener =>
  (request, response, query) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer(query, request.headers.token === token)));
  };
const forLearner = (answer: (query: URLSearchParams) => object) =>
  answering((query, signedIn) => (signedIn ? answer(query) : signInFirst));

const listPage = (all: object[]) =>
  answering((query) => {
    const size = Number(query.get("size") ?? 8);
    const from = (Number(query.get("current") ?? 1) - 1) * size;
    return ok({ total: all.length, records: all.slice(from, from + size) });
  });

export const startSpecOnlyServer = () =>
  fakeUpstream({
    "/sysConfig/getItem": ok({ lxdh: "400-123-4567", yxdz: "hi@example.com", appQR: "", mpQR: "" }),
    "/webHome/homeParam": ok({ lxdh: "400-123-4567", yxdz: "hi@example.com" }),
    "/webHome/appGet": ok({
      iosUrl: "https://apps.example/x",
      androidUrl: "",
      version: "1.0",
      notes: "",
      appQR: "",
    }),
    "/sysDict/getItemBatch": ok({ sex: [{ label: "男", value: "1" }] }),
    "/webHome/banner": ok([{ picture: "https://pictures.example/banner.jpg" }]),
    "/webHome/inherit": ok({ name: "陆怀针", title: "主任医师", cover: "", intro: "", cnts: "" }),
    "/webHome/live": ok([
      {
        id: 5,
        title: "今晚开讲",
        resume: "",
        cover: "",
        startTime: "2026-11-20 19:30:00",
        state: 1,
        focusNum: 7,
        onlineCount: 3,
        tutor: { avatar: "", name: "陆怀针", title: "主任医师" },
      },
    ]),
    "/webHome/scAdvert": ok([{ cover: "", title: "从会扎针，到能坐诊", intro: "", serverQR: "" }]),
    "/webCmsAct/actList": ok({ total: 1, records: [{ id: 1, title: "练针周", cover: "" }] }),
    "/webCmsAct/actDetail": ok({ id: 1, title: "练针周", cover: "", cnts: "<p>每天一刻钟。</p>" }),
    "/webHome/courseItem": ok(categories),
    "/webCourse/courseItem": ok(categories),
    "/webHome/coursePickType": ok([{ id: 1, typeName: "精选" }]),
    "/webHome/coursePickItem": ok(courses.slice(1, 5)),
    "/webHome/courseFree": ok(courses.slice(0, 1)),
    "/webHome/coursePickPage": listPage(courses.slice(1)),
    "/webHome/courseFreePage": listPage(courses.slice(0, 1)),
    "/webCourse/coursePage": listPage(courses),
    "/webCourse/courseLike": ok([{ id: 2, name: "规范课程2", cover: "", videoNumber: 3 }]),
    "/webCourse/courseDetail": answering((query, signedIn) => {
      const found = courses.find(({ id }) => String(id) === query.get("id"));
      if (!found) return refused("课程不存在");
      const videoList = [{ id: 101, title: "第一讲", cover: "", gtime: 600, studyNumber: 5 }];
      const put = signedIn ? { state: 1, amount: null } : null;
      return ok({
        ...found,
        cnts: "<p>课程介绍</p>",
        buyNote: "<p>购买须知</p>",
        lookTime: 5,
        videoList,
        put,
      });
    }),
    "/webCourse/coursePurchased": forLearner(() =>
      ok({
        total: 1,
        records: [
          {
            targetId: 1,
            name: specOnly.courseName,
            cover: "",
            maxNum: 1,
            state: 0,
            studyTime: 3,
            courseScore: 4.8,
          },
        ],
      }),
    ),
    "/webCourse/videoPlaySign": forLearner((query) =>
      query.get("videoId") === "101"
        ? ok({ fileId: "8602268011111111111", appId: "1400123456", sign: "psign" })
        : refused("视频不存在"),
    ),
    "/SmsVerify/web/smsValid": answering((query) => {
      const part = (name: string) => query.get(name) ?? "";
      const text = part("mobile") + part("nonce") + part("timestamp") + specOnly.secret;
      const signed = createHash("md5").update(text).digest("hex") === part("sign");
      return signed ? ok(null) : refused("签名错误");
    }),
    "/webLogin/mobileCodeLogin": answering((query) =>
      query.get("code") === specOnly.code ? ok({ token }) : refused("验证码错误"),
    ),
    "/webLogin/detail": forLearner(() => ok({ nickname: "林知夏", avatar: "", studyTime: 3, studyDay: 1 })),
  });
