import { findChromium } from '../../scripts/chromium'
import { browserArgs } from './browser'

/** For `test.use`: the browser loads pictures, which the tests of behaviour do without. */
export const withPictures = { launchOptions: { executablePath: findChromium(), args: browserArgs } }
