// Plates of the growth solutions, three rooms of one house: the drawer cabinet, the needle bed, the lesson.
import { charts, column, defs, dice, papers, sheet, words } from "./cover.mjs";

const w = 882, h = 588;
const plate = (p, seed, name, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${name}">${defs(p, seed)}${sheet(p, w, h)}${inner}</svg>\n`;
const herbs = "黄芪 党参 白术 茯苓 甘草 当归 川芎 白芍 熟地 麦冬 五味 远志 枣仁 柏子 柴胡 升麻 葛根 薄荷 桑叶 菊花 防风 荆芥 羌活 独活 桂枝 麻黄 杏仁 桔梗 半夏 陈皮 枳实 厚朴 黄连 黄芩 黄柏".split(" ");

export const plates = {
  /** 百子柜, one drawer open. */
  clinic() {
    const p = papers.qing, cw = 98, ch = 84, x0 = 98, y0 = 34;
    let s = "";
    for (let i = 0; i < 35; i++) {
      const r = Math.floor(i / 7), c = i % 7, x = x0 + c * cw, y = y0 + r * ch, open = r === 2 && c === 2, mid = x + cw / 2;
      s += `<rect x="${x + 3}" y="${y + 3}" width="${cw - 6}" height="${ch - 6}" fill="${open ? p.deep : p.tint}" fill-opacity="${open ? 1 : 0.34 + 0.1 * ((r * 3 + c) % 3)}" stroke="${p.ink}" stroke-width=".9" stroke-opacity=".6"/>`;
      if (open)
        s += `<path d="M${x - 6} ${y + 34}h${cw + 12}v${ch - 20}h-${cw + 12}Z" fill="${p.light}" stroke="${p.deep}"/><path d="M${x + 3} ${y + 34}l12-16h${cw - 30}l12 16Z" fill="${p.tint}"/>${[0, 1, 2, 3, 4, 5].map((k) => `<ellipse cx="${x + 22 + k * 11}" cy="${y + 25 - (k % 2) * 4}" rx="8" ry="4" fill="#e6d3a8" stroke="${p.deep}" stroke-width=".7"/>`).join("")}${words("黄芪", { x: mid, y: y + 70, size: 22, fill: p.deep, anchor: "middle", weight: 600, track: 3 })}<circle cx="${mid}" cy="${y + 84}" r="4" fill="none" stroke="${p.deep}" stroke-width="1.2"/>`;
      else
        s += `${words(herbs[(i + 1) % 35], { x: x + 16, y: y + 32, size: 14.5, fill: p.ink, opacity: 0.92 })}${words(herbs[(i + 18) % 35], { x: x + cw - 16, y: y + 32, size: 14.5, fill: p.ink, anchor: "end", opacity: 0.92 })}<circle cx="${mid}" cy="${y + 54}" r="4.5" fill="none" stroke="${p.ink}" stroke-width="1.2" opacity=".8"/><path d="M${mid} ${y + 44}v5" stroke="${p.ink}" opacity=".8"/>`;
    }
    s += `<rect x="${x0 - 10}" y="${y0 - 10}" width="${cw * 7 + 20}" height="${ch * 5 + 20}" fill="none" stroke="${p.ink}" stroke-width="1.6"/><path d="M0 ${h - 76}H${w}V${h}H0Z" fill="${p.deep}"/><path d="M0 ${h - 76.5}H${w}" stroke="${p.ink}" stroke-width="1.2"/>`;
    s += `<g transform="translate(600 404) scale(1.25)" fill="none" stroke="${p.ink}" stroke-width="1.3"><path d="M46 54h60c0 20-8 32-20 36v8h14v6H52v-6h14v-8C54 92 46 74 46 54Z" fill="${p.deep}"/><ellipse cx="76" cy="54" rx="30" ry="6" fill="${p.tint}"/><path d="M84 54 112 8l8 5-26 42" fill="${p.deep}"/></g><g transform="translate(150 470)" fill="none" stroke="${p.ink}" stroke-width="1.3"><path d="M0 60h150l-8-16H8Z" fill="${p.light}" fill-opacity=".9"/><path d="M14 44h122l-5-12H20Z" fill="${p.light}" fill-opacity=".75"/></g>`;
    return plate(p, 8, "药柜", s);
  },
  /** A room with one bed: four sheets of rules on the wall, a lamp, a tray, the moon in the window. */
  bed() {
    const p = papers.zhe, line = `fill="none" stroke="${p.ink}"`;
    let s = `<path d="M0 452H${w}V${h}H0Z" fill="${p.deep}"/><path d="M0 452H${w}" stroke="${p.ink}" stroke-width="1.2"/>${[0, 1, 2, 3, 4, 5, 6].map((k) => `<path d="M${k * 150 - 60} ${h}L${k * 118 + 90} 452" stroke="${p.ink}" stroke-width=".6" opacity=".25"/>`).join("")}`;
    s += `<circle cx="672" cy="180" r="122" fill="${p.light}" stroke="${p.ink}" stroke-width="2.2"/><clipPath id="win"><circle cx="672" cy="180" r="121"/></clipPath><g clip-path="url(#win)"><circle cx="704" cy="136" r="34" fill="${p.tint}" opacity=".7"/><g filter="url(#wash)"><path d="M540 262Q600 196 650 240T760 214T830 260V330H540Z" fill="${p.wash}" opacity=".7"/></g></g><path d="M672 58V302M550 180H794" stroke="${p.ink}" stroke-width="1.6"/><path d="M611 74V286M733 74V286M566 119H778M566 241H778" stroke="${p.ink}" stroke-width=".8" opacity=".6"/>`;
    ["消毒", "计数", "利器", "晕针"].forEach((t, k) => {
      const x = 86 + k * 104;
      s += `<path d="M${x} 78h80v150h-80Z" fill="${p.light}" stroke="${p.ink}" stroke-width=".9"/><circle cx="${x + 40}" cy="70" r="2.6" fill="${p.ink}"/><path d="M${x + 40} 70V78" stroke="${p.ink}"/>${column(t, { x: x + 60, y: 92, size: 19, fill: p.ink })}${[0, 1, 2].map((j) => `<path d="M${x + 14 + j * 11} 96v${110 - j * 16}" stroke="${p.ink}" stroke-width="2" stroke-dasharray="7 4" opacity=".38"/>`).join("")}`;
    });
    s += `<path d="M156 388H620L640 420H136Z" fill="${p.light}" stroke="${p.ink}" stroke-width="1.3"/><path d="M136 420H640V444H136Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.3"/><path d="M168 444V532M608 444V532M228 444V500M548 444V500" stroke="${p.ink}" stroke-width="5"/><path d="M182 388Q182 356 232 356H300Q318 356 318 388Z" fill="${p.light}" stroke="${p.ink}" stroke-width="1.3"/><path d="M352 388C420 372 520 380 620 388L640 420V432C560 446 470 430 366 436Z" fill="${p.wash}" opacity=".45"/><path d="M352 388C420 372 520 380 620 388M420 384Q416 410 424 434M500 384Q498 410 506 434" ${line} stroke-width=".9" opacity=".7"/>`;
    s += `<path d="M742 532V330Q742 300 712 300" ${line} stroke-width="3"/><path d="M676 300H736L752 332H660Z" fill="${p.ink}"/><path d="M660 332L600 388H640L752 332Z" fill="${p.light}" opacity=".35"/><path d="M712 532h60" stroke="${p.ink}" stroke-width="5" stroke-linecap="round"/>`;
    s += `<g transform="translate(62 408)"><path d="M0 46H62V52H0ZM8 52V124M54 52V124" fill="none" stroke="${p.ink}" stroke-width="1.6"/><path d="M8 28H54L50 46H12Z" fill="${p.light}" stroke="${p.ink}" stroke-width="1.2"/><path d="M20 28L17 8M28 28V2M36 28L40 6" stroke="${p.ink}" stroke-width="1"/></g>`;
    return plate(p, 13, "诊室里的一张针床", s);
  },
  /** The lesson: a chart on the wall, a desk, six practice pads in a row. */
  lesson() {
    const p = papers.dian, d = dice("lesson-plate");
    let s = `<rect x="96" y="42" width="420" height="330" fill="${papers.xuan.ground}"/><rect x="96" y="42" width="420" height="12" fill="${p.wash}"/><rect x="88" y="366" width="436" height="9" rx="4" fill="${p.wash}"/><g transform="translate(92 60) scale(.84)">${charts.dial(papers.xuan)}</g>${column("按时取穴", { x: 480, y: 82, size: 24, fill: papers.xuan.ink })}`;
    s += `<circle cx="690" cy="170" r="92" fill="${p.wash}" opacity=".42"/><g filter="url(#wash)"><path d="M540 300Q600 220 660 262T790 236T${w} 290V380H540Z" fill="${p.tint}"/></g>`;
    s += `<path d="M0 416H${w}V${h}H0Z" fill="${p.deep}"/><path d="M0 416H${w}" stroke="${p.ink}" stroke-width="1.2" opacity=".8"/>`;
    for (let k = 0; k < 6; k++) {
      const x = 74 + k * 128;
      s += `<path d="M${x} 482H${x + 96}L${x + 104} 512H${x - 8}Z" fill="${p.light}"/><path d="M${x - 8} 512H${x + 104}V526H${x - 8}Z" fill="${p.wash}"/><path d="M${x + 14} 490H${x + 82}M${x + 12} 498H${x + 84}" stroke="${p.deep}" stroke-width=".8" stroke-dasharray="4 4" opacity=".6"/>`;
      for (let j = 0; j < 3; j++) {
        const nx = x + 26 + j * 22, lean = d.between(-7, 7);
        s += `<path d="M${nx} 496l${Math.round(lean)} -46" stroke="${p.ink}" stroke-width="1.1"/><path d="M${nx + lean} 450l${Math.round(lean * 0.4)} -17" stroke="${p.ink}" stroke-width="2.8"/>`;
      }
    }
    s += `<g transform="translate(596 330)" fill="none" stroke="${p.ink}" stroke-width="1.3"><path d="M0 86H170L160 66H10Z" fill="${p.light}"/><path d="M16 66H154L148 50H22Z" fill="${p.tint}"/><path d="M26 50H144L140 38H30Z" fill="${p.light}" fill-opacity=".85"/></g><g transform="translate(784 344)"><path d="M0 72h44v-34a22 22 0 0 0-44 0Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.3"/><path d="M44 38q20 2 16 20t-16 12" fill="none" stroke="${p.ink}" stroke-width="1.3"/><path d="M14 8q-6-14 2-24M28 8q-6-14 2-24" fill="none" stroke="${p.ink}" stroke-width=".9" opacity=".6"/></g>`;
    return plate(p, 17, "练针课的教室", s);
  },
};
