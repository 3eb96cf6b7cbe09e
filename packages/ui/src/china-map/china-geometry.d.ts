/** Built from the npm data by `geometry/plugin.ts`. */
declare module "virtual:china-geometry" {
  // A declaration of a module cannot import at its top and stay one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const geometry: import("../../geometry/china-geometry.ts").ChinaGeometry;
  export default geometry;
}
