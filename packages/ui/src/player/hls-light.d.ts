// The light build ships without types of its own; what the player uses of it is the same.
declare module "hls.js/light" {
  import Hls from "hls.js";
  export default Hls;
}
