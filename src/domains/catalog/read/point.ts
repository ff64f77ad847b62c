/** A position in degrees. */
export interface Point {
  latitude: number
  longitude: number
}
