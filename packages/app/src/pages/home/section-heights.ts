/**
 * How high each section of the home page is below its head, measured with the sample content at 1280, 768 to 900, and
 * 412, 375 and 320 px. Own content that differs moves what is below it once, while it is still off the screen.
 */
export const sectionHeights = {
  live: { wide: "343px", tablet: "672px", phone: "min(225vw + 601px, 171vw + 804px)" },
  paid: { wide: "338px", tablet: "calc(41vw + 394px)", phone: "max(189vw + 643px, 225vw + 508px)" },
  // The same without its tabs, for the courses of a type.
  picked: {
    wide: "274px",
    tablet: "calc(41vw + 330px)",
    phone: "max(189vw + 579px, 225vw + 444px)",
  },
  free: { wide: "311px", tablet: "481px", phone: "calc(56vw + 727px)" },
  growth: { wide: "456px", tablet: "calc(67vw + 439px)", phone: "max(16vw + 645px, 66vw + 458px)" },
  chronicle: { wide: "409px", tablet: "calc(28vw + 55px)", phone: "min(76vw + 268px, 59vw + 332px)" },
  founder: { wide: "480px", tablet: "852px", phone: "calc(34vw + 878px)" },
  disciples: { wide: "1093px", tablet: "calc(147vw + 838px)", phone: "calc(129vw + 1238px)" },
};
