/** What the home page shows a visitor, as one GraphQL request. */
export const homeQuery = /* GraphQL */ `
  query Home {
    site {
      name
      slogan
      company
      filingNumber
      phone
      email
      appQrCode
      officialAccountQrCode
    }
    banners {
      id
      picture
      nightPicture
      title
      kicker
      summary
      linkText
      link
    }
    categories {
      id
      name
      note
      children {
        id
        name
      }
    }
    courseTypes {
      id
      name
    }
    pickedCourses(typeId: 1) {
      ...Card
    }
    freeZone {
      ...Card
    }
  }
  fragment Card on CourseSummary {
    id
    name
    summary
    cover
    score
    learners
    price
  }
`;

/** The same data as the REST calls that a browser would make. */
export const homeCalls = [
  { method: "POST", path: "/webHome/homeParam" },
  { method: "POST", path: "/webHome/banner" },
  { method: "GET", path: "/webCourse/courseItem" },
  { method: "POST", path: "/webHome/coursePickType" },
  { method: "POST", path: "/webHome/coursePickItem?typeId=1" },
  { method: "POST", path: "/webHome/courseFree" },
] as const;
