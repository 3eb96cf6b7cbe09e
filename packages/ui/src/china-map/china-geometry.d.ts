/** Built from the npm data by `geometry/plugin.ts`. */
declare module "virtual:china-geometry" {
  const geometry: import("../../geometry/china-geometry.ts").ChinaGeometry;
  export default geometry;
}
