interface Place {
  title: string;
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** Opens Amap, in its app where there is one: a marker when the place is known (WGS 84), else a search for the address. */
export function mapLink({ title, address, latitude, longitude }: Place): string | undefined {
  if (typeof latitude === "number" && typeof longitude === "number") {
    const query = new URLSearchParams({
      position: `${longitude},${latitude}`,
      name: address || title,
      coordinate: "wgs84",
      callnative: "1",
    });
    return `https://uri.amap.com/marker?${query}`;
  }
  if (!address) return undefined;
  return `https://uri.amap.com/search?${new URLSearchParams({ keyword: address, callnative: "1" })}`;
}
