/** Prints layouts that an editor could publish, in one line of JSON. LAYOUT_OPTIONS holds the JSON of `SampleOptions`. */
import { type SampleOptions, sampleStoredLayouts } from '../src/testing/stored-layouts'

const options: SampleOptions = JSON.parse(process.env.LAYOUT_OPTIONS ?? '')
console.log(JSON.stringify(sampleStoredLayouts(options)))
