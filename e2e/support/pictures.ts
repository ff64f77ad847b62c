import { chromiumArgs, findChromium } from '../../scripts/chromium'

/** For `test.use`: the browser loads pictures, which the tests of behaviour do without. */
export const withPictures = { launchOptions: { executablePath: findChromium(), args: chromiumArgs } }
