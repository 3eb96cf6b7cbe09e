// Writes disciples.jsonl: the hand-written profiles first, then names until every province has its number.
// Deterministic, run once: `node content/studio/disciples.mjs`. No province, no disciples: 吉林, 西藏, 台湾, 澳门.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice } from "./cover.mjs";

const here = import.meta.dirname;
const profiles = readFileSync(join(here, "disciple-profiles.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** How many each province has in all, and where they live; the teacher's clinic is in 成都. */
const provinces = {
  四川省: [104, "成都市 成都市 成都市 成都市 绵阳市 德阳市 乐山市 宜宾市 南充市 泸州市 达州市 眉山市 自贡市 内江市 遂宁市 广元市 雅安市 资阳市 广安市 巴中市 攀枝花市 凉山彝族自治州 甘孜藏族自治州 阿坝藏族羌族自治州"],
  重庆市: [90, "渝中区 渝北区 江北区 沙坪坝区 九龙坡区 南岸区 北碚区 巴南区 万州区 涪陵区 永川区 合川区 江津区 长寿区 开州区 黔江区 綦江区 铜梁区"],
  广东省: [62, "广州市 广州市 深圳市 深圳市 佛山市 东莞市 中山市 珠海市 江门市 惠州市 汕头市 湛江市 肇庆市 梅州市 清远市"],
  浙江省: [61, "杭州市 杭州市 宁波市 温州市 绍兴市 金华市 嘉兴市 湖州市 台州市 衢州市 丽水市"],
  陕西省: [38, "西安市 西安市 西安市 宝鸡市 咸阳市 渭南市 汉中市 安康市 延安市 榆林市"],
  湖北省: [35, "武汉市 武汉市 宜昌市 襄阳市 荆州市 黄冈市 十堰市 孝感市 恩施土家族苗族自治州"],
  江苏省: [33, "南京市 苏州市 无锡市 常州市 南通市 扬州市 徐州市 盐城市 泰州市"],
  贵州省: [30, "贵阳市 贵阳市 遵义市 遵义市 毕节市 安顺市 铜仁市 六盘水市 黔东南苗族侗族自治州"],
  云南省: [27, "昆明市 昆明市 曲靖市 玉溪市 昭通市 大理白族自治州 丽江市 保山市 红河哈尼族彝族自治州"],
  北京市: [21, "海淀区 朝阳区 西城区 东城区 丰台区 昌平区 通州区"],
  上海市: [20, "浦东新区 徐汇区 静安区 杨浦区 闵行区 长宁区 松江区"],
  河南省: [15, "郑州市 洛阳市 开封市 南阳市 新乡市 信阳市"],
  湖南省: [14, "长沙市 株洲市 湘潭市 衡阳市 常德市 怀化市"],
  安徽省: [14, "合肥市 黄山市 芜湖市 亳州市 安庆市 宣城市"],
  山东省: [12, "济南市 青岛市 烟台市 潍坊市 临沂市 济宁市"],
  福建省: [9, "福州市 厦门市 泉州市 漳州市"],
  广西壮族自治区: [8, "南宁市 桂林市 柳州市 玉林市"],
  甘肃省: [6, "兰州市 天水市 平凉市 陇南市"],
  江西省: [6, "南昌市 赣州市 九江市 宜春市"],
  河北省: [6, "石家庄市 保定市 唐山市 廊坊市"],
  山西省: [5, "太原市 大同市 运城市"],
  辽宁省: [4, "沈阳市 大连市 锦州市"],
  天津市: [4, "南开区 河西区 滨海新区"],
  黑龙江省: [3, "哈尔滨市 齐齐哈尔市"],
  内蒙古自治区: [3, "呼和浩特市 包头市 赤峰市"],
  新疆维吾尔自治区: [3, "乌鲁木齐市 伊犁哈萨克自治州"],
  香港特别行政区: [3, ""],
  海南省: [2, "海口市 三亚市"],
  宁夏回族自治区: [1, "银川市"],
  青海省: [1, "西宁市"],
};

const surnames = Array.from(
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚钟姜崔谭陆范汪廖石金贾夏韦方白邹孟熊秦邱江尹薛雷侯龙段郝陶贺毛史顾龚邵万覃武钱戴严莫孔向汤",
);
// Weight: the commonest surnames come more often, as in a real register.
const common = surnames.slice(0, 32);
const first = Array.from("承景思明子文俊家志建国晓雨雪诗若静雅慧婷欣怡芷清远书砚济仁守正德泽润浩宇天立一永春秋冬月云岚溪川海江山林松竹梅兰菊瑞嘉元启维少");
const last = Array.from("安宁平和远达成立行言之然林森川海舟帆波涛峰岩松柏青云霞月星辰阳光明亮慧敏芳华英秀娟玲琳雯萱薇菲彤瑶琪舒悦然涵宸轩哲博文斌超鹏飞翔龙骏航良贤德仁义礼智信诚实");
// Rare ones only: with a common one the name is somebody everybody knows.
const single = Array.from("桐楠芸岚朗珂珩琛蓁笙栩");

const labels = {
  1: ["首期弟子", "第二期弟子", "第二期弟子", "第三期弟子", "第三期弟子", "第四期弟子", "主治医师", "基层中医", "乡镇卫生院", "社区医师", "针灸科医师", null],
  2: ["第四期准弟子", "第五期准弟子", "第五期准弟子", "规培医师", "执业药师", "康复治疗师", "基层中医", null],
};

const d = dice("disciples-2026");
const taken = new Set(profiles.map(({ nickname }) => nickname));

/** A name nobody has yet; no doubled character, no surname that repeats in the given name. */
function nameSomeone() {
  for (;;) {
    const surname = d.next() < 0.6 ? d.pick(common) : d.pick(surnames);
    const given = d.next() < 0.2 ? d.pick(single) : d.pick(first) + d.pick(last);
    const name = surname + given;
    if (new Set(name).size < name.length || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const counted = profiles.reduce((count, { province }) => count.set(province, (count.get(province) ?? 0) + 1), new Map());
const rest = Object.entries(provinces).flatMap(([province, [total, cities]]) =>
  Array.from({ length: total - (counted.get(province) ?? 0) }, () => {
    const type = d.next() < 0.64 ? 1 : 2;
    return { nickname: nameSomeone(), avatar: null, coverImg: null, intro: null, ziHao: null, province, city: cities ? d.pick(cities.split(" ")) : null, label: d.pick(labels[type]), type };
  }),
);
// In the register they stand in the order in which they came, not by province.
for (let i = rest.length - 1; i > 0; i--) {
  const j = Math.floor(d.next() * (i + 1));
  [rest[i], rest[j]] = [rest[j], rest[i]];
}

const register = [
  ...profiles.map(({ nickname, ziHao, province, city, label, type, intro }, i) => ({
    nickname,
    avatar: `/media/people/disciple-${i + 1}-avatar.avif`,
    coverImg: `/media/people/disciple-${i + 1}.avif`,
    intro,
    ziHao,
    province,
    city,
    label,
    type,
  })),
  ...rest,
].map((row, i) => ({ id: i + 1, ...row }));
writeFileSync(join(here, "../disciples.jsonl"), `${register.map((row) => JSON.stringify(row)).join("\n")}\n`);
