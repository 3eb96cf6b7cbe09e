import { FloatingMenu } from "@xinglin/ui";
import { href } from "../routes.tsx";

/** Home, the phone app and the top, at the corner of every page but home (spec §2 "Shell"). */
export const ShortCuts = () => <FloatingMenu homeHref={href.home()} appHref={href.download()} />;
