/**
 * The line drawings of the five shelves. Only styles read them, as masks filled with the ink of what they stand in:
 * in the script they would weigh on every home page.
 */
export const shelfDrawings = {
  materiaMedica: {
    ratio: "112 / 112",
    viewBox: "24 0 112 112",
    lines:
      "<path d='M30 34h100v66H30z'/><path d='M30 56h100M30 78h100M63.3 34v66M96.7 34v66'/><path d='M26 34h108M34 100v6M126 100v6' stroke-width='1.8'/><g fill='black' fill-opacity='.14'><path d='M63.3 56h33.4v22H63.3zM30 78h33.3v22H30zM96.7 34H130v22H96.7z' stroke='none'/></g><g><circle cx='46.7' cy='47' r='2.2'/><circle cx='80' cy='69' r='2.2'/><circle cx='113.3' cy='47' r='2.2'/><circle cx='46.7' cy='69' r='2.2'/><circle cx='113.3' cy='69' r='2.2'/><circle cx='46.7' cy='91' r='2.2'/><circle cx='80' cy='91' r='2.2'/><circle cx='113.3' cy='91' r='2.2'/></g><path d='M80 47C80 30 84 20 92 8M82 34c8-1 13-5 16-11-8 0-13 4-16 11ZM80.5 42c-8-2-12-7-13-14 7 1 12 6 13 14ZM86 20c-6-2-9-6-9-12 6 2 9 6 9 12ZM88 15c6-1 10-4 12-9-6 0-10 3-12 9Z' fill='black' fill-opacity='.1'/>",
  },
  formulas: {
    ratio: "108 / 112",
    viewBox: "34 0 108 112",
    lines:
      "<path d='M36 52h88c0 26-16 40-32 44v8H68v-8C52 92 36 78 36 52Z' fill='black' fill-opacity='.1'/><ellipse cx='80' cy='52' rx='44' ry='9'/><path d='M46 54c10-4 20-5 34-5s24 1 34 5c-8 4-20 6-34 6s-26-2-34-6Z' fill='black' fill-opacity='.2' stroke='none'/><path d='M62 104h36' stroke-width='1.8'/><path d='M66 38c-6-8 6-12 0-22M80 36c-7-9 7-14 0-26M94 38c-6-8 6-12 0-22' opacity='.7'/><path d='M46 66c4 10 12 18 22 22' opacity='.5'/><path d='M112 50 140 26' stroke-width='2.2'/>",
  },
  diseases: {
    ratio: "136 / 112",
    viewBox: "12 0 136 112",
    lines:
      "<path d='M22 92h116M30 92c-6-22 2-30 14-30h72c12 0 20 8 14 30Z' fill='black' fill-opacity='.1'/><path d='M44 62c-3 10-3 20 0 30M116 62c3 10 3 20 0 30' opacity='.5'/><path d='M70 74l5-4 5 4 5-4 5 4M80 70v12' opacity='.6'/><path d='M14 38h26l7-20 11 36 9-24 6 8h20l7-22 10 40 8-18h28'/><circle cx='47' cy='18' r='2.4' fill='black'/><circle cx='100' cy='16' r='2.4' fill='black'/><path d='M14 104h132' stroke-dasharray='1 5'/>",
  },
  acupuncture: {
    ratio: "142 / 112",
    viewBox: "12 0 142 112",
    lines:
      "<path d='M14 96C44 70 50 60 80 62s40 22 66-2' /><g stroke-width='1'><path d='M58 12 48 72M80 6v54M104 12l6 62'/></g><g stroke-width='3.4' stroke-dasharray='1 1.4' stroke-linecap='butt'><path d='m58 12-3.7 22M80 6v22M104 12l2.2 22'/></g><g fill='black'><circle cx='48' cy='73' r='3'/><circle cx='80' cy='62' r='3'/><circle cx='110.5' cy='75' r='3'/></g><circle cx='26' cy='86' r='2.2'/><circle cx='138' cy='66' r='2.2'/><circle cx='80' cy='62' r='9' opacity='.4'/><circle cx='80' cy='62' r='16' opacity='.2'/><path d='M14 106C50 86 56 80 80 82s46 14 66-4' opacity='.3'/>",
  },
  pharmacology: {
    ratio: "134 / 112",
    viewBox: "8 0 134 112",
    lines:
      "<path d='M46 54h60c0 20-8 32-20 36v8h14v6H52v-6h14v-8C54 86 46 74 46 54Z' fill='black' fill-opacity='.1'/><ellipse cx='76' cy='54' rx='30' ry='6'/><path d='M84 54 112 8l8 5-26 42' fill='black' fill-opacity='.16'/><path d='M52 66c3 8 7 14 13 18' opacity='.5'/><path d='M116 104V70c8-4 16-4 24 0v34c-8-4-16-4-24 0Z'/><path d='M121 78c5-2 9-2 14 0M121 85c5-2 9-2 14 0M121 92c5-2 9-2 14 0' opacity='.6'/><path d='M20 104c0-10 4-16 12-18M20 104c-2-8-6-12-10-13M20 104c2-14-2-22-8-28' opacity='.8'/>",
  },
};

export type ShelfDrawing = keyof typeof shelfDrawings;
