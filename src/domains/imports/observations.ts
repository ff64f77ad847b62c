import { headingKey } from './match-columns'
import type { FileContent } from './read-file'

/** Columns of Darwin Core's occurrences and of the observations of iNaturalist and Mushroom Observer. */
const terms = new Set(
  'occurrenceID; occurrenceStatus; basisOfRecord; catalogNumber; eventID; eventDate; verbatimEventDate; decimalLatitude; decimalLongitude; verbatimCoordinates; recordedBy; individualCount; observed_on; latitude; longitude; place_guess; user_login; observation_id'
    .split('; ')
    .map(headingKey),
)

/** The columns of a file, undecided ones only, that say when, where and by whom something was found; species have none. */
export function observationColumns({ columns, rows }: FileContent): string[] {
  const headings =
    columns.length > 0
      ? columns.filter(({ path }) => path === undefined).map(({ heading }) => heading)
      : Object.keys(rows[0]?.data ?? {})
  return headings.filter((heading) => terms.has(headingKey(heading)))
}
