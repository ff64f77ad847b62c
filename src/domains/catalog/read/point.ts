/** Somewhere on Earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}
