import type { MultiPolygon } from 'geojson'
import type { Point } from './atlas.ts'
import { points } from './plans.ts'

// The atlas ends at the country's border: without these, a map with water would have the sea in Tijuana and Windsor. Only
// shores near the border are traced, to a mile or two; a border on land runs under our own, which is drawn over it.

/** From the Pacific along the border to the Gulf, and back through the country. */
const mexico = points(`
  -117.124 32.534, -117 32.7, -114.7 32.9, -111 31.6, -108.2 32, -106.5 32, -104.5 30.2, -102.6 30, -100.6 29.3,
  -99.2 27, -97.6 26.1, -97.145 25.957, -97.17 25.6, -97.5 25, -97.75 24, -97.8 22.5, -105.6 22.5, -106.4 23.2,
  -109.4 25.7, -110.6 27.9, -112.2 29, -113.1 31.2, -114.8 31.8, -114.6 30, -112.8 28.4, -114.1 28, -115.8 30.3,
  -116.65 31.6, -116.62 31.87, -116.89 32.1, -117.06 32.37
`)

/** From the Strait of Georgia along the border, the lakes' far shores and the river to the Bay of Fundy. */
const canada = points(`
  -122.757 49.002, -122 48.95, -95.15 48.9, -92.9 48.5, -89.6 48, -89.2 48.4, -88.2 48.65, -86.3 48.75,
  -84.9 47.95, -84.6 47.3, -84.6 46.6, -84.35 46.52, -84.1 46.25, -82.5 46.15, -81 45.95, -80.1 45.2, -80 44.55,
  -81.1 44.75, -81.65 45.25, -81.3 44.6, -81.75 44.1, -81.7 43.4, -82.41 43, -82.47 42.6, -82.5 42.32,
  -83.05 42.315, -83.12 42.05, -82.5 41.93, -81.9 42.25, -81.2 42.66, -80.4 42.6, -79.8 42.84, -78.92 42.88,
  -79.03 43.1, -79.06 43.26, -79.75 43.3, -79.4 43.63, -78.6 43.9, -77.5 43.95, -76.6 44.15, -75.9 44.42,
  -75.3 44.85, -74.7 44.98, -71.4 44.9, -70 46.4, -68 47, -67.6 45.6, -67 45.15, -66.95 45.05, -66 45.22,
  -64.8 45.7, -64.6 50.5, -127.5 51.5, -124.8 50.1, -123.25 49.34, -123.2 49.1
`)

const vancouverIsland = points(`
  -123.3 48.41, -123.75 48.33, -124.7 48.57, -125.6 48.9, -127.9 50.1, -127 50.9, -125.2 50.05, -124 49.2,
  -123.42 48.66
`)

// d3 goes around what's inside clockwise.
const rings = [mexico, canada.toReversed(), vancouverIsland].map((ring) => [...ring, ring[0] as Point])

export const abroad: MultiPolygon = { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }
