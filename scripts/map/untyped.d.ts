/** The few functions the map takes from two libraries that ship no types. */
declare module 'd3-geo' {
  export type Point = [number, number]
  export type GeoShape =
    | { type: 'Polygon'; coordinates: Point[][] }
    | { type: 'MultiPolygon'; coordinates: Point[][][] }
    | { type: 'MultiLineString'; coordinates: Point[][] }
    | { type: 'MultiPoint'; coordinates: Point[] }
  export type Projection = {
    (point: Point): Point | null
    invert(point: Point): Point | null
    scale(): number
    translate(): Point
    fitExtent(extent: [Point, Point], shape: GeoShape): Projection
    clipExtent(extent: [Point, Point]): Projection
  }
  export type Path = { (shape: GeoShape): string | null; digits(digits: number): Path }
  export function geoMercator(): Projection
  export function geoPath(projection: Projection): Path
  export function geoContains(shape: GeoShape, point: Point): boolean
  export function geoDistance(a: Point, b: Point): number
}

declare module 'topojson-client' {
  export type Geometry = { type: string; id: string; properties: { name: string } }
  export type Counties = { geometries: Geometry[] }
  export type Topology = { objects: { counties: Counties } }
  export function feature(topology: Topology, geometry: Geometry): { geometry: import('d3-geo').GeoShape }
  export function mesh(
    topology: Topology,
    object: Counties,
    filter: (a: Geometry, b: Geometry) => boolean,
  ): import('d3-geo').GeoShape
  export function merge(topology: Topology, geometries: Geometry[]): import('d3-geo').GeoShape
}
