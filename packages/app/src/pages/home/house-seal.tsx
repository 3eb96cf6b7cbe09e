import { Seal } from "@xinglin/ui";

/** The house's print in the banner's corner. */
export const HouseSeal = () => <Seal of="house" place="corner" />;
