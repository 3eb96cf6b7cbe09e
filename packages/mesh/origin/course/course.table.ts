export interface CategoryTable {
  id: number;
  pid: number | null;
  sort: number;
  name: string;
  note: string | null;
  withdrawn: boolean;
}

export interface CourseTypeTable {
  id: number;
  sort: number;
  typeName: string;
  withdrawn: boolean;
}

export interface TutorTable {
  id: number;
  name: string;
  title: string;
  avatar: string;
  intro: string | null;
}

export interface PageTable {
  slug: string;
  title: string;
  html: string;
}

export interface CourseTable {
  id: number;
  categoryId: number;
  typeId: number | null;
  tutorId: number;
  buyNotePage: string;
  free: boolean;
  name: string;
  resume: string;
  cover: string;
  /** Sanitised HTML. */
  cnts: string;
  payPriceFen: number;
  /** Minutes of trial. */
  lookTime: number;
  courseScore: number;
  saleNum: number;
  createTime: Date;
  withdrawn: boolean;
  /** What a keyword is looked for in; see `search-text.ts`. */
  searchText: string;
  grams: string[];
}

export interface LessonTable {
  id: number;
  courseId: number;
  fileId: string;
  sort: number;
  title: string;
  cover: string;
  studyNumber: number;
  withdrawn: boolean;
}
