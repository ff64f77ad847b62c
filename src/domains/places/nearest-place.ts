import { type Gazetteer, type KnownPlace, loadGazetteer, townAt } from './gazetteer'

interface Coordinates {
  latitudes: Float32Array
  longitudes: Float32Array
}

let coordinates: Coordinates | null = null

/** The coordinates of all towns; built once, because it reads every line. */
function coordinatesOf({ towns }: Gazetteer): Coordinates {
  if (coordinates) return coordinates
  const latitudes = new Float32Array(towns.length)
  const longitudes = new Float32Array(towns.length)
  for (let line = 0; line < towns.length; line += 1) {
    const cells = towns.cells(line)
    latitudes[line] = Number(cells[3])
    longitudes[line] = Number(cells[4])
  }
  coordinates = { latitudes, longitudes }
  return coordinates
}

/** The town nearest to a position. */
export async function nearestPlace(position: { latitude: number; longitude: number }): Promise<KnownPlace> {
  const gazetteer = await loadGazetteer()
  const { latitudes, longitudes } = coordinatesOf(gazetteer)
  const scale = Math.cos((position.latitude * Math.PI) / 180)
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (let line = 0; line < latitudes.length; line += 1) {
    const degrees = Math.abs((longitudes[line] ?? 0) - position.longitude)
    const east = Math.min(degrees, 360 - degrees) * scale
    const north = (latitudes[line] ?? 0) - position.latitude
    const square = east * east + north * north
    if (square < least) [nearest, least] = [line, square]
  }
  return townAt(gazetteer, nearest)
}
